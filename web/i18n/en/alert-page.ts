/** VT5: the page of an alert, to which mails link. */
export const alertPage = {
  title: "New properties by e-mail",
  description: "Confirm or end the mails about new properties of your search.",
  asked: {
    title: "Shall we tell you of new ones?",
    text: "We write to you once a day at most, and only if there is something new.",
    confirm: "Yes, tell me",
    refuse: "No, delete my address",
  },
  confirmed: {
    title: "We tell you of new ones",
    now: "Confirmed. The first mail comes when there is something new.",
    text: "Once a day at most, and only if there is something new. When you end it, we delete your address.",
    see: "See the list now",
    end: "End this search",
    endOnly: "End the mails",
    endAll: "End all {{count}} searches",
  },
  ended: {
    title: "Ended. We have deleted your address.",
    text: "You get no more of these mails. You are welcome to ask for them again at any time.",
    titleOne: "This search is ended.",
    textOne: "Your other searches go on.",
    back: "Back to the list",
  },
  missing: {
    title: "This link no longer works",
    text: "The mails were ended, or the link has expired. In both cases we have deleted your address.",
    buy: "Properties for sale",
    rent: "Properties for rent",
  },
  unavailable: {
    title: "We can't show this page right now",
    text: "Please try again in a few minutes.",
  },
} as const;
