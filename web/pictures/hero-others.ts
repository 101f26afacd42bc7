import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroOthers: SitePicture = {
  name: "hero-others",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADQAQCdASoQAAsAAsBMJbACdADY+1jxwAD+xfV2qpTNY6XhmJ5vff4aHhVNDJ2CrN1oOhm2PdqEKYe83cFgmyulNRgSXxufwnGPRwyNw8kbgSVuxOnzzcAA",
  alt: {
    en: "Renovated living room with timber floor, sand-coloured sofa and folk art",
    np: "काठको भुइँ, बालुवा रङको सोफा र लोककलाका चित्र भएको नयाँ बनाइएको बैठक कोठा",
  },
  widths: { avif: [800, 1280], webp: [1280], jpg: [1280] },
};
