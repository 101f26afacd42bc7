/** CN6, CN7, CN10: the money of a job on the client's page. */
export const clientMoney = {
  title: "Money",
  contract: "Contract sum",
  contractHelp: "The estimate that you accepted, and the changes that you accepted since.",
  received: "Received",
  due: "Due now",
  estimate: "Accepted estimate",
  variation: "Change {{number}}: {{title}}",
  lines: "Show the lines",
  variations: "Changes",
  states: {
    sent: "Waiting for your decision",
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
  },
  plan: "Plan of payments",
  stageDone: "When “{{stage}}” is done",
  paid: "Paid",
  payments: "Payments received",
  noPayments: "Nothing was received yet.",
  methods: { cash: "Cash", bank: "Bank", cheque: "Cheque", wallet: "Mobile wallet" },
} as const;
