// `npm start`: everything between a fresh clone and a running site; what is done already is skipped.
import { serve } from "./serve.mjs";
import { build, checkNode, install } from "./steps.mjs";

install();
checkNode();
build();
serve();
