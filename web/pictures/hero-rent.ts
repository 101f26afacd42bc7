import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroRent: SitePicture = {
  name: "hero-rent",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQAAkAAsBMJaACdAEPhvLAbgAA/trVDmk2CkYPEap9TwPa0ZYnFu0clzG6utKydSxERz+OS7lhB8OuLm54xWEDdzVGejCAAAA=",
  alt: {
    en: "Sunlit apartment living room with art and plants",
    np: "चित्र र बिरुवाले सजिएको घाम लाग्ने अपार्टमेन्टको बैठक कोठा",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
