import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceExteriorPainting: SitePicture = {
  name: "service-exterior-painting",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoQAAsAAsBMJYgCdAEPS0PEhDiDAAD+dp7O8sdoXnwcrMb0NVlta5iwB6Trt5W/rcOqWKlwUu8xvbuqpSbdvcSSE/gX3KNbkxBrLK9BHaAAAA==",
  alt: {
    en: "Three-storey house with bamboo scaffolding during exterior painting",
    np: "बाँसको खट हालेर बाहिर रङ लगाइँदै गरेको तीनतले घर",
  },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
