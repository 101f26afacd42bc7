import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceInteriorPainting: SitePicture = {
  name: "service-interior-painting",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsAAsBMJZACdAEXee64U/AAziUMzL63tjg6hQjy61+2AxLTrKVfiSoK4zutU+WEq5ZGM3DoqjAgAAA=",
  alt: {
    en: "Empty room with a wall half painted green, ladder and paint buckets",
    np: "आधा भित्ता हरियो रङ लगाइएको खाली कोठा, भर्‍याङ र रङका बाल्टिन",
  },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
