import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  // The kit is built into its own folder, for e2e/visual.
  buildDirectory: process.env.KIT === "alone" ? ".cache/kit" : "build",
  // With a dozen routes, sending them all at once costs less than discovering each.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
