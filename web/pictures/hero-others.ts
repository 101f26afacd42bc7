import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroOthers: SitePicture = {
  name: "hero-others",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAkAAsBMJYgCdABWHPMAAP5aBJYTPic+i+1EP6uVVveAUMaoDx6u3w6v2Hj2MCpGq9m4HWZyKKkJu+laTVfQSIZCAAAA",
  alt: {
    en: "Mustard fields and mango trees along a country road at golden hour",
    np: "तोरीबारी र आँपका रूखबीच भएर गएको गाउँको बाटो, साँझको घाममा",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
