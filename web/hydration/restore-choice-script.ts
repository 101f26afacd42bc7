/**
 * Runs in the page as an inline script. If the browser has lost the cookie but kept the stored choice, sets the cookie
 * again and lets the server redirect, before anything is shown.
 */
export function restoreChoice(key: string, cookies: Readonly<Record<string, string>>): void {
  try {
    const cookie = cookies[localStorage.getItem(key) ?? ""];
    const hasCookie = () => document.cookie.includes(`${key}=`);
    if (cookie === undefined || hasCookie()) return;
    // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
    document.cookie = cookie;
    if (!hasCookie()) return;
    document.documentElement.hidden = true;
    location.reload();
  } catch {
    // Storage is disabled: there is no stored choice.
  }
}
