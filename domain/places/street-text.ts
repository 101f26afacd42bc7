/** The street or tole, in each language. In a file of its own, because pages load it without the schemas. */
export const streetText = { kind: "line", maxLength: "title", isOptional: true } as const;
