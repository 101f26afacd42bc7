import type { SitePicture } from "#web/pictures/site-picture.ts";

export const serviceRenovation: SitePicture = {
  name: "service-renovation",
  width: 1600,
  height: 1067,
  placeholder:
    "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAsAAsBMJYgCdADR1senyDAA/mFeXNkCK36n4lKnk06NxqtLuFwvj3I0L3MrYeJSkZcKYhekG/jwGhMDVpojG5ZDcqoSbDsjAAAA",
  alt: {
    en: "Room under renovation with ladder, materials and half-painted wall",
    np: "भर्‍याङ, निर्माण सामग्री र आधा रङ्गाइएको भित्ता भएको नवीकरण भइरहेको कोठा",
  },
  widths: { avif: [400, 720, 1080, 1600], webp: [720], jpg: [1080] },
};
