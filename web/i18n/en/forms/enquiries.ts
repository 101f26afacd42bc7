/** VT3 */
export const enquiries = {
  title: "Ask or visit",
  lead: "A question, or a time to see it. It costs nothing and binds you to nothing.",
  choose: "What would you like?",
  kinds: { enquiry: "Ask a question", visit: "Ask for a visit" },
  fields: {
    name: "Name",
    contact: "Phone or e-mail",
    message: "Message",
    day: "Day",
    time: "Time",
  },
  messages: {
    sale: "Is it still for sale?",
    rent: "Is it still for rent?",
    visit: "I would like to see it.",
  },
  open: "Open from {{opens}} to {{closes}}",
  noTimes: "There is no time left today. Choose another day.",
  submit: "Send",
  failed: { title: "Not sent", text: "This could not be sent." },
  next: {
    title: "We have received it. What happens next:",
    call: "{{company}} calls you",
    email: "{{company}} writes to you",
    until: "At the latest",
    soon: "As soon as we can",
    visit: "You asked for",
    confirm: "The visit is agreed once we have confirmed the time with you.",
    urgent: "If it is urgent, call us:",
    again: "Ask or visit again",
  },
} as const;
