type Outcome = "shared" | "copied" | "cancelled" | "failed";

/** VT1: opens the device's share sheet, or copies the link where there is none. */
export async function shareLink(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
