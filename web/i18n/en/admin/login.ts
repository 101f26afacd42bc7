export const login = {
  title: "Staff login",
  lead: "For those who look after listings, projects and letters.",
  description: "The way in for the staff of the company.",
  username: "Username",
  password: "Password",
  code: "Code from your authenticator app",
  codeHelp: "Six digits, or one of your recovery codes.",
  submit: "Log in",
  needsScript: "Logging in needs JavaScript, which is off in this browser.",
  success: { title: "Login Successful!", text: "Welcome to the admin dashboard." },
  failed: {
    title: "Login Failed",
    credentials: "Invalid username or password.",
    /** LO6: if the server sends no message. */
    call: "Login failed",
    check: "Admin check failed",
  },
  denied: {
    title: "Access Denied",
    text: "You are not authorized as an admin. Only superusers can access the admin dashboard.",
  },
} as const;

export const guard = { verifying: "Verifying access...", failed: "Admin check failed" } as const;
