export const account = {
  open: "Your account",
  title: "How you log in",
  isOff:
    "Besides your password, logging in can ask for a code that an app on your phone shows. Whoever learns your password then still can't get in. To begin, type your password again.",
  turnOn: "Turn codes on",
  scan: "Scan this with an authenticator app, then type the six digits that it shows.",
  picture: "QR code for an authenticator app",
  orType: "Or type this into the app:",
  confirm: "Confirm code",
  turnedOn: "Logging in now asks for a code",
  keepCodes:
    "If you lose your phone, each of these codes lets you in once. Write them down now: they are never shown again.",
  codes: "Recovery codes",
  done: "I have written them down",
  isOn: "Logging in asks for a code of your authenticator app.",
  codesLeft: "Recovery codes left: {{number}}.",
  turnOff: "Turn codes off",
  turnedOff: "Codes turned off",
  turnedOffText: "Your password alone logs you in again.",
  failed: "Your account could not be read",
} as const;
