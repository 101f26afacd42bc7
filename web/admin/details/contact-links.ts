/** A letter to someone who wrote to us. What they typed stays one subject: a line break would begin another header. */
export function mailLink(address: string, subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  const to = encodeURIComponent(address.toWellFormed()).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(line)}`;
}

/** A number as a dialler takes it. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
