import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroProjects: SitePicture = {
  name: "hero-projects",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkAAsBMJZgCdACpkEgAAMqkgZb3qaVrBv1bD/PN18iCSdL5jDLQhO2kOL80nMpXrQFYQxE5QAAA",
  alt: {
    en: "Building under construction with tower crane at golden hour",
    np: "टावर क्रेनसहित निर्माण भइरहेको भवन, साँझको घाममा",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
