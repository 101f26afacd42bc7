import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceKitchen: SitePicture = {
  name: "service-kitchen",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAsAAsBMJQBOgA30h6CAAPzLDhhu4xt0TxLXS04hhf4WcA/U0XUvq1x/F8gJKRWcDYop3ce9ylWwmwwh+TWZE2IcAAAA",
  alt: {
    en: "Finished kitchen with green cabinets and island",
    np: "हरिया दराज र बीचमा काउन्टर भएको बनिसकेको भान्सा",
  },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
