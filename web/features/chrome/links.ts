export const mainLinks = [
  { to: "/", label: "home" },
  { to: "/buy", label: "buy" },
  { to: "/sell", label: "sell" },
  { to: "/rent", label: "rent" },
  { to: "/projects", label: "projects" },
  { to: "/others", label: "others" },
  { to: "/about", label: "about" },
  { to: "/contact", label: "contact" },
] as const;

export const quickLinks = [
  { to: "/buy", label: "buy" },
  { to: "/sell", label: "sell" },
  { to: "/rent", label: "rent" },
  { to: "/others", label: "other" },
] as const;
