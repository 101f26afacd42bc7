export const states = {
  notFound: {
    title: "Oops! Page not found",
    text: "The address may be mistyped, or the page has moved.",
    home: "Return to Home",
  },
  failure: {
    title: "Unexpected Application Error!",
    text: "Something went wrong on our side. Nothing you sent was lost; please try again.",
    retry: "Try again",
    home: "Go Home",
  },
  offline: {
    title: "No connection",
    text: "The page opens as soon as you are back online.",
  },
  failedText: "Please try again in a moment.",
  goBack: "Go Back",
  goHome: "Go Home",
  retry: "Try again",
} as const;
