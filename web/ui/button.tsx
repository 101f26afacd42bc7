import type { ComponentProps } from "react";
import { Link } from "react-router";

const looks = {
  primary: "bg-madder text-on-madder hover:bg-madder-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-sunken",
  quiet: "text-indigo hover:bg-indigo-soft",
} as const;

type Look = Readonly<{ look?: keyof typeof looks }>;

/** The shape of everything one presses; a screen has one primary. */
export function buttonClass(look: keyof typeof looks = "primary"): string {
  return `touch inline-flex items-center justify-center gap-2 rounded-md px-5 py-2 text-center font-semibold leading-title transition-colors duration-fast ${looks[look]}`;
}

export function Button({ look, className = "", ...rest }: ComponentProps<"button"> & Look) {
  return <button type="button" className={`${buttonClass(look)} ${className}`} {...rest} />;
}

export function ButtonLink({ look, className = "", ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={`${buttonClass(look)} ${className}`} {...rest} />;
}

/** For addresses the router does not serve: telephone, mail, other sites. */
export function ButtonAnchor({ look, className = "", children, ...rest }: ComponentProps<"a"> & Look) {
  return (
    <a className={`${buttonClass(look)} ${className}`} {...rest}>
      {children}
    </a>
  );
}
