import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { languageSegments } from "#domain/site/page-address.ts";

/** The component kit: part of the development server, and built alone for the screenshots of e2e/visual. */
const kit = [route(`${languageSegments}/_kit`, "pages/kit.tsx")];

/** The site's table of contents. A page in another language is the same route at another address. */
const site = [
  route(languageSegments, "pages/site-layout.tsx", [
    index("pages/home.tsx"),
    route("buy", "pages/buy.tsx"),
    route("sell", "pages/sell.tsx"),
    route("submission/:token", "pages/submission.tsx"),
    route("rent", "pages/rent.tsx"),
    route("visit/:token", "pages/visit.tsx"),
    route("estimate/:token", "pages/estimate.tsx"),
    route("verify/:code?", "pages/verify.tsx"),
    route("job/:token", "pages/job.tsx"),
    route("alerts", "pages/alerts.tsx"),
    route("alert/:token", "pages/alert.tsx"),
    route("property/:id?", "pages/property.tsx"),
    route("saved", "pages/saved.tsx"),
    route("saved/compare", "pages/compare.tsx"),
    route("projects", "pages/projects.tsx"),
    route("project/:id?", "pages/project.tsx"),
    route("others", "pages/others.tsx"),
    route("about", "pages/about.tsx"),
    route("contact", "pages/contact.tsx"),
    // A page's route has its name, by which the cache knows it.
    ...textPageNames.map((name) => route(name, "pages/text.tsx", { id: `pages/${name}` })),
    // VT7: the service worker shows it if there is no connection.
    route("offline", "pages/offline.tsx"),
    route("login", "pages/login.tsx"),
    route("invitation", "pages/invitation.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("admin", "pages/admin.tsx"),
  route(`${languageSegments}/setup`, "pages/setup.tsx"),
];

const isDevelopment = process.env.NODE_ENV === "development";

export default (process.env.KIT === "alone"
  ? kit
  : isDevelopment
    ? [...kit, ...site]
    : site) satisfies RouteConfig;
