import app from "../../messages/de/app.ftl?raw";
import learn from "../../messages/de/learn.ftl?raw";
import spicy from "../../messages/de/spicy.ftl?raw";

export default [app, spicy, learn].join("\n");
