/** Words that no place, listing or other name has: every spelling of each is tried. */
const unknownWords = Array.from({ length: 14 }, (_, index) => `qx${index}vzha`).join(" ");
const ids = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index).join(",");
/** A well-formed token that nothing has. */
const token = "x".repeat(43);
const country = "bounds=80,26,89,31";
/** Matches nothing, so that the list also looks for what matches with fewer filters. */
const filters = new URLSearchParams({
  search: unknownWords,
  place: "p2,d20,l223",
  type: "house,land,apartment",
  price_from: "1",
  price_to: "2",
  area_from: "1 aana",
  area_to: "2 aana",
  bedrooms: "9",
  bathrooms: "9",
  road: "90",
  facing: "north,east",
  since: "7",
}).toString();
const commonWord = "search=house";
const searches = [`?${filters}`, `?${commonWord}&page=40`, `?search=${encodeURIComponent(unknownWords)}`];

/**
 * The inputs that cost the most, by the path of the route; the most expensive of them counts. `worst-inputs.test.ts` fails
 * for a route that is missing here.
 */
export const worstInputs: Readonly<Record<string, readonly string[]>> = {
  // The API.
  "/api/alerts/unsubscribe/": ["/api/alerts/unsubscribe/?token=x"],
  "/api/docs/": ["/api/docs/"],
  "/api/docs/json": ["/api/docs/json"],
  "/api/docs/yaml": ["/api/docs/yaml"],
  "/api/features/": ["/api/features/"],
  "/api/free-times/": ["/api/free-times/?property_id=1&days=91"],
  "/api/map/": [
    `/api/map/?${country}`,
    `/api/map/?${country}&${commonWord}`,
    `/api/map/?${country}&${filters}`,
  ],
  "/api/map/projects/": [`/api/map/projects/?${country}`],
  "/api/map/streets/": ["/api/map/streets/"],
  "/api/places/": [`/api/places/?q=${encodeURIComponent(unknownWords)}`, "/api/places/?q=a"],
  "/api/places/names/": ["/api/places/names/?lang=np"],
  "/api/properties/": searches.map((search) => `/api/properties/${search}&page_size=100`),
  "/api/properties/:id/": ["/api/properties/1/"],
  "/api/properties/summaries/": [`/api/properties/summaries/?ids=${ids(1, 50)}`],
  "/api/rates/": ["/api/rates/"],
  "/api/settings/": ["/api/settings/"],
  "/api/setup/": ["/api/setup/"],
  "/api/suggestions/": [
    `/api/suggestions/?q=${encodeURIComponent(unknownWords)}`,
    "/api/suggestions/?q=a",
    "/api/suggestions/?q=house",
  ],
  "/apis/projects/": [
    "/apis/projects/?page_size=100",
    `/apis/projects/?search=${encodeURIComponent(unknownWords)}`,
  ],
  "/apis/projects/:id/": ["/apis/projects/1/"],
  // Pages.
  "/": ["/np"],
  "/about": ["/np/about"],
  "/admin": ["/admin"],
  "/alert/:token": ["/alert/x"],
  "/alerts": [`/np/alerts?${filters}`],
  "/buy": searches.map((search) => `/np/buy${search}`),
  "/complaints": ["/np/complaints"],
  "/contact": ["/np/contact"],
  "/estimate/:token": ["/np/estimate/x"],
  "/invitation": ["/np/invitation"],
  "/job/:token": ["/np/job/x"],
  "/licence": ["/np/licence"],
  "/login": ["/np/login"],
  "/offline": ["/np/offline"],
  "/others": ["/np/others"],
  "/privacy": ["/np/privacy"],
  "/project/:id?": ["/np/project/1"],
  "/projects": ["/np/projects"],
  "/property/:id?": ["/np/property/1"],
  "/rent": searches.map((search) => `/np/rent${search}`),
  "/saved": [`/np/saved?ids=${ids(1, 50)}`],
  "/saved/compare": [`/np/saved/compare?ids=${ids(1, 50)}`],
  "/sell": ["/np/sell"],
  "/setup": ["/np/setup"],
  "/submission/:token": ["/submission/x"],
  "/terms": ["/np/terms"],
  "/verify/:code?": ["/np/verify/0123456789AB"],
  "/visit/:token": ["/np/visit/x"],
  "/*": [`/np/${"a".repeat(500)}`],
  // Files and what is drawn.
  "/assets/*": ["/assets/unknown/unknown.js"],
  "/assets/:file": ["/assets/unknown.js"],
  "/calendar/:token(^[\\w-]{43}).ics": [`/calendar/${token}.ics`],
  "/feeds/buy.atom": searches.map((search) => `/feeds/buy.atom${search}`),
  "/feeds/meta-home-listings.xml": ["/feeds/meta-home-listings.xml"],
  "/feeds/projects.atom": [
    "/feeds/projects.atom",
    `/feeds/projects.atom?search=${encodeURIComponent(unknownWords)}`,
  ],
  "/feeds/rent.atom": searches.map((search) => `/feeds/rent.atom${search}`),
  "/healthz": ["/healthz"],
  "/job/:token/diary.zip": [`/job/${token}/diary.zip`],
  "/logo.svg": ["/logo.svg"],
  "/manifest.webmanifest": ["/manifest.webmanifest"],
  "/media/:key/:file": ["/media/unknown/1080.jpg"],
  "/private-media/:key/:expires/:signature/:file": ["/private-media/a/1/b/1080.jpg"],
  "/readyz": ["/readyz"],
  "/robots.txt": ["/robots.txt"],
  "/service-worker.js": ["/service-worker.js"],
  "/share/project/:file": ["/share/project/1.np.jpg"],
  "/share/property/:file": ["/share/property/1.np.jpg"],
  "/share/site.:language.jpg": ["/share/site.np.jpg"],
  "/sitemap.xml": ["/sitemap.xml"],
  "/sitemap/:file": ["/sitemap/properties-1.xml", "/sitemap/pages.xml"],
  "/verify/offline.html": ["/verify/offline.html"],
  "/visit/:token(^[\\w-]{43}).ics": [`/visit/${token}.ics`],
};
