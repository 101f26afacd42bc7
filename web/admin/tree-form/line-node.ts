import { maxLengths } from "#domain/max-lengths.ts";

/** A field of one text, whatever it means. The schema of the whole checks it. */
export function lineNode(maxLength: number = maxLengths.word) {
  return { kind: "line", input: "text", maxLength, isRequired: false } as const;
}
