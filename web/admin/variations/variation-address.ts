/** CN6: the URL parameter that names the shown variation. */
export const variationParameter = "variation";

/** The parts of a job are loaded by its page, so they don't import its address from there. */
export function jobPartAddress(jobId: number, part: "variations" | "money" | "permits"): string {
  return `?tab=jobs&job=${jobId}&part=${part}`;
}

export function variationAddress(jobId: number, id: number): string {
  return `${jobPartAddress(jobId, "variations")}&${variationParameter}=${id}`;
}
