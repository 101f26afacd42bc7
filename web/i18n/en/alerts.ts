/** VT5: the offer below a list. */
export const alerts = {
  title: "Tell me of new ones like these",
  lead: "We write once a day at most, and only if there is something new.",
  email: "E-mail",
  submit: "Tell me",
  privacy: "We use your address for this only, and delete it when you end it.",
  link: "Privacy notice",
  sent: {
    title: "Please look into your mail",
    text: "Open the link in our mail and confirm; then we tell you of new ones. If you have confirmed this search before, or have asked several times today, no mail comes.",
  },
  problems: {
    invalid: "Enter a valid e-mail address.",
    offline: "There is no connection at the moment. Please send it again.",
    tooMany: "Too many requests came from your connection. Please try again a little later.",
    automated: "This looked as if a robot had sent it. Please send it again.",
    failed: "Something went wrong on our side. Please try again a little later.",
  },
} as const;
