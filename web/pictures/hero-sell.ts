import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroSell: SitePicture = {
  name: "hero-sell",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAkAAsBMJYgCdAELTrw2iADLJyFMRgVVXJVtIX78d9AIqlgufSzFwUW7OjvLRS8xiDMR+vnKCS7rPYc/M2b/UAA=",
  alt: {
    en: "Row of townhouses on a quiet street in morning light",
    np: "बिहानको घाममा शान्त सडक छेउका लहरै टाउनहाउस",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
