import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroAbout: SitePicture = {
  name: "hero-about",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAkAAsBMJZgCdACqMzC+wADdr8iSMxn8uISYk4BIt5z4VTJ8haeU6EPT1UKZWD5ezUHeAG8XLmAb9fmMw3VxAAA=",
  alt: {
    en: "Traditional Newari house with marigold garden at golden hour",
    np: "साँझको सुनौलो घाममा सयपत्री फुलेको बगैँचासहितको परम्परागत नेवारी घर",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
