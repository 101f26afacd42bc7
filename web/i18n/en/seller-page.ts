/** LE5: the page of a seller, and its link after the Sell form was sent. */
export const sellerPage = {
  title: "Your property",
  description: "Where the property that you offered us stands.",
  of: "What you offered us",
  steps: {
    received: "Received",
    checking: "Being checked",
    published: "Published",
    declined: "Not accepted",
  },
  checked: "Checked",
  stages: "Where it stands",
  next: "What happens next",
  nextTexts: {
    received:
      "We read what you sent us, look at the place and call you. Nothing is published before we have talked.",
    checking: "We check the details and prepare the listing. If something is missing, we call you.",
    published: "Buyers can find your property now. We call you when somebody wants to see it.",
    hidden:
      "Your property was published and is not shown on our site at the moment. Call us if you want to know more.",
    declined: "If something has changed, or you have another property, call us or offer it again.",
  },
  reason: "The reason:",
  open: "See your listing",
  again: "Offer a property",
  call: "Call us: {{phone}}",
  until: "Only those who have this link can see this page. It works until",
  missing: {
    title: "This link doesn't work",
    text: "It may be incomplete, or it has expired. We are glad to tell you on the telephone where your property stands.",
  },
  unavailable: {
    title: "We can't show this page right now",
    text: "Please try again in a few minutes, or call us.",
  },
  sent: {
    title: "Thank you. See here where your property stands",
    text: "Keep this link. Nobody else can find the page.",
    link: "Your private link",
    copy: "Copy the link",
    copied: "Copied",
    open: "Open the page",
  },
} as const;
