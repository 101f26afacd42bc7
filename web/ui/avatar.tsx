import { initialOf } from "./initial.ts";

const colours = [
  "bg-madder-soft text-madder-strong",
  "bg-marigold-soft text-marigold-strong",
  "bg-indigo-soft text-indigo-strong",
  "bg-leaf-soft text-leaf-strong",
] as const;

/** The initial of a name, in a colour derived from the name. Hidden from screen readers: the name is shown next to it. */
export function Avatar({ name, className = "size-11" }: { name: string; className?: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center rounded-full font-semibold leading-title ${colours[sum % colours.length]} ${className}`}
    >
      {initialOf(name)}
    </span>
  );
}
