/** IM8 */
export const privacyEn = {
  text: "For a person who asks what you have about them, or to erase it.",
  search: "Name, number or e-mail of the person",
  none: "Nobody with this name, number or address",
  failed: "The person could not be loaded",
  choose: "Show",
  chooseOf: "Show: {{name}}",
  unnamed: "Without a name",
  counts: {
    leads: "Leads",
    mails: "Mails",
    sms: "Text messages",
    alerts: "Saved searches by mail",
    pictures: "Pictures that they sent",
  },
  keptTitle: "What stays after an erasure, and why",
  keptNone: "Nothing stays.",
  kept: {
    deals:
      "{{count}} {{count:deal|deals}}: your books need date, listing and status. Name, contacts, texts and notes are removed.",
    accepted_estimates:
      "{{count}} accepted {{count:estimate|estimates}}: a contract, which nobody can change. It keeps the name and the address or number; questions, answers and reasons are removed.",
    jobs: "{{count}} construction {{count:site|sites}}: a contract, payments and a sealed diary, which nobody can change. They keep the name and the address or number; reasons for declining are removed.",
    job_papers:
      "{{count}} {{count:paper|papers}} of construction sites: permits, drawings and contracts. They are encrypted and stay with the site.",
    papers:
      "Papers of {{count}} {{count:listing|listings}} that came from this person: your evidence. They are encrypted and go with the listing.",
  },
  backups: "Backups and archives that were made before still contain the person until you delete them.",
  password: "Your password",
  exportTitle: "Everything as one file",
  exportText: "A ZIP file with all texts and pictures, to hand over to the person.",
  export: "Download the file",
  erase: "Erase this person…",
  eraseTitle: "Erase {{name}}?",
  eraseText: "This cannot be undone, not even from the trash.",
  continue: "Continue",
  confirm: "Erase permanently",
  cancel: "Cancel",
  erased: "The person is erased",
} as const;
