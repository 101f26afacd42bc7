// `npm start` installs, builds and serves the site; finished steps are skipped.
import { serve } from "./serve.mjs";
import { build, checkNode, install } from "./steps.mjs";

install();
checkNode();
await build();
serve();
