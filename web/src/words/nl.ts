import app from "../../messages/nl/app.ftl?raw";
import learn from "../../messages/nl/learn.ftl?raw";
import spicy from "../../messages/nl/spicy.ftl?raw";

export default [app, spicy, learn].join("\n");
