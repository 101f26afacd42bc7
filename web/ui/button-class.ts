export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "base" | "small";

export function buttonClass(look: ButtonLook = "primary", size?: ButtonSize, added = ""): string {
  return `button button-${look}${size === "small" ? " button-small" : ""}${added && ` ${added}`}`;
}
