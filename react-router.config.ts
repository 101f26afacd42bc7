import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  // The kit alone is built beside the site, for e2e/visual.
  buildDirectory: process.env.KIT === "alone" ? ".cache/kit" : "build",
  // The site has a dozen routes: knowing them all from the start costs less than asking for each.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
