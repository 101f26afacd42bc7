/** Of a listing's page: reaching the agent, sharing and printing it, and moving on to others. */
export const listingEn = {
  contact: {
    whatsapp: "WhatsApp",
    viber: "Viber",
    copy: "Copy message",
    copied: "Message copied",
    copiedText: "Paste it where you like: it names the listing, its number and its link.",
    copiedForViber: "If Viber opens without it, paste it there.",
    more: "More ways to reach us",
  },
  copyByHand: {
    title: "Copy it by hand",
    text: "The browser did not let us copy. Everything is selected: copy it from here.",
    label: "Text",
  },
  share: {
    button: "Share",
    copied: "Link copied",
    copiedText: "Paste it into a message or a mail.",
  },
  print: "Print",
  qrCode: "QR code of this page's address",
  neighbours: {
    label: "Listings of your list",
    previous: "Previous",
    next: "Next",
    back: "Back to the list",
    position: "{{number}} of {{total}}",
  },
} as const;
