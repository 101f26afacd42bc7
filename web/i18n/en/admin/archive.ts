/** IM4 */
export const archiveEn = {
  text: "A ZIP file with all rows for spreadsheets and programs, and all pictures. An empty installation of this software takes it in again and is then the same.",
  warning: "It contains personal data of visitors and owners. Keep it as safe as the server.",
  leftOut: "Passwords, sessions, second factors and API keys are left out, so that the file opens no door.",
  archivePassword: "Password for this file",
  archivePasswordHelp:
    "Choose a new one and write it down: without it, papers cannot be read and the file cannot be taken in again.",
  papers: "With papers and scans",
  papersHelp: "They stay encrypted in the file.",
  password: "Your password",
  passwordHelp: "Because this is everything.",
  download: "Download everything",
} as const;
