import type { SitePicture } from "#web/pictures/site-picture.ts";

export const heroHome: SitePicture = {
  name: "hero-home",
  width: 2400,
  height: 1350,
  placeholder:
    "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkAAsBMJbACdAEO9XqPdgAA901Jy/IwBDjWID9OW7cBgtx4TcIY1ocIeXq8E67p+wImTPLx5W/i9lDwAA==",
  alt: {
    en: "Golden-hour Nepali neighbourhood of brick and plaster houses with the Himalaya behind",
    np: "पछाडि हिमाल र अगाडि इँटा तथा प्लास्टरका घर भएको नेपाली टोल, साँझको सुनौलो घाममा",
  },
  widths: { avif: [800, 1280, 1920], webp: [1280], jpg: [1280] },
};
