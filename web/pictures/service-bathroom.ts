import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceBathroom: SitePicture = {
  name: "service-bathroom",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQAAsAAsBMJYwCdAC1weCUVOwAAOJ3yxsO4ZHWuyi4n5s/xvn2+DGbVFVEuxOfUUGpfblgadzcjKM3WJ7ZmYyhIz1zvvxGGdiWpYgA",
  alt: {
    en: "Finished bathroom with green tiles and freestanding tub",
    np: "हरिया टायल र बाथटब भएको बनिसकेको नुहाउने कोठा",
  },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
