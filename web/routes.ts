import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site's table of contents. */
export default [
  layout("pages/site-layout.tsx", [
    index("pages/home.tsx"),
    route("buy", "pages/buy.tsx"),
    route("rent", "pages/rent.tsx"),
    route("property/:id?", "pages/property.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
