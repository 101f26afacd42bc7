import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The kit is for those who build pages: no production build holds it. */
const workshop = process.env.NODE_ENV === "development" ? [route("_kit", "pages/kit.tsx")] : [];

/** The site's table of contents. */
export default [
  ...workshop,
  layout("pages/site-layout.tsx", [
    index("pages/home.tsx"),
    route("buy", "pages/buy.tsx"),
    route("sell", "pages/sell.tsx"),
    route("rent", "pages/rent.tsx"),
    route("property/:id?", "pages/property.tsx"),
    route("projects", "pages/projects.tsx"),
    route("project/:id?", "pages/project.tsx"),
    route("others", "pages/others.tsx"),
    route("about", "pages/about.tsx"),
    route("contact", "pages/contact.tsx"),
    route("login", "pages/login.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("admin", "pages/admin.tsx"),
] satisfies RouteConfig;
