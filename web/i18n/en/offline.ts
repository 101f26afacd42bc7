export const offline = {
  notice: "You are offline. This page is from {{time}}; prices may have changed since.",
  plainNotice: "You are offline. This page is from {{time}} and may have changed since.",
  reload: "Load it again",
  title: "You are offline",
  text: "This page is not stored on your device. Try again when you have a connection.",
  retry: "Try again",
  home: "To the home page",
  call: "You can call us: {{phone}}",
  cachedPages: "Pages that you can read now",
  cachedAt: "from {{time}}",
} as const;
