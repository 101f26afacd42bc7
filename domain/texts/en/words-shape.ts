/** The same words in another language: a missing one is a type error. */
export type Words<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Words<Shape[Key]>;
};
