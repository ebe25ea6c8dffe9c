import app from "../../messages/en/app.ftl?raw";
import learn from "../../messages/en/learn.ftl?raw";
import spicy from "../../messages/en/spicy.ftl?raw";

export default [app, spicy, learn].join("\n");
