import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroBuy: SitePicture = {
  name: "hero-buy",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkAAsBMJZACdAEU0odARAAAzHcfx7qGQUaPkRyziTxKW6uQqjLQkQWsyC+B9kFELBgmNEA3/+ryDhlS02wLVwAAAA==",
  alt: {
    en: "Modern house with timber stair tower on a quiet street at golden hour",
    np: "शान्त सडक छेउमा काठ जडिएको भर्‍याङ टावर भएको आधुनिक घर, साँझको घाममा",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
