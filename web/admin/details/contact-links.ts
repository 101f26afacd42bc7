/** A `mailto:` URL. Line breaks are removed from the visitor's subject, because they would start another header. */
export function mailLink(address: string, subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  const to = encodeURIComponent(address.toWellFormed()).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(line)}`;
}

export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
