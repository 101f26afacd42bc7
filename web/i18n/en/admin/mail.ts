export const mail = {
  notSetUp: "Mail is not set up: nobody is told of new messages by e-mail.",
  noRecipients: "Nobody is told of new messages by e-mail: no address is set for it.",
  oneDelayed: "The mail server does not answer. One mail is waiting and goes out by itself when it is back.",
  delayed:
    "The mail server does not answer. {{number}} mails are waiting and go out by themselves when it is back.",
  oneFailure: "One mail could not be sent",
  failures: "{{number}} mails could not be sent",
  title: "Not sent",
  text: "These were given up. Correct the cause, then try again.",
  none: "Everything was sent.",
  loadFailed: "Failed to load what was not sent",
  to: "To {{address}}",
  attempts: "Tried {{number}} {{number:time|times}}",
  sendAgain: "Send again",
  sendAgainTo: "Send again to {{address}}",
  tryAgain: "Try again",
  retryFailed: "Not Sent",
  queues: {
    "send-mail": "Sending a mail",
    "notify-staff": "Telling staff of new messages",
    "morning-summary": "The morning summary",
  },
} as const;
