import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceFlooring: SitePicture = {
  name: "service-flooring",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAsAAsBMJYgCdABqhD2AAP3wbqt7lBdLbpChJtNztx5E0YS09uymqQORe+zTVfCutnPrq6S6coAYRWTLI8q+CbAAAA==",
  alt: { en: "Timber floor being laid in a sunny room", np: "घाम लाग्ने कोठामा काठको भुइँ ओछ्याइँदै" },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
