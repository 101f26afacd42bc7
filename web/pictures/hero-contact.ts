import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroContact: SitePicture = {
  name: "hero-contact",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkAAsBMJaACdAEQ3ZSfaYAA/qN8HW6cDR8IzCwDWhd6+Jo+O8WFUeBo7mEWOGo0shXDIzTImdY0K3lmfNmdpEwDVilYgtpsNyAA",
  alt: {
    en: "Reception lobby with timber wall and Mithila-style art",
    np: "काठको भित्ता र मिथिला शैलीका चित्रले सजिएको स्वागत कक्ष",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
