import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-class.ts";
import { PageLink } from "./page-link.tsx";
import { Spinner } from "./spinner.tsx";

type SharedProps = Readonly<{
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
}>;

type ButtonProps = ComponentProps<"button"> & SharedProps & Readonly<{ isBusy?: boolean | undefined }>;

export function Button({
  look,
  size,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation();
  // A busy button ignores presses instead of being disabled, because a disabled button loses the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={buttonClass(look, size, className)}
      {...rest}
    >
      <span className={`button-content${isBusy ? " opacity-0" : ""}`}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{t("ui.busy")}</span>
        </span>
      )}
    </button>
  );
}

export function ButtonLink({
  look,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof PageLink> & SharedProps) {
  return (
    <PageLink className={buttonClass(look, size, className)} {...rest}>
      {icon}
      {children}
    </PageLink>
  );
}

/** For URLs outside the router: phone, mail, other sites. */
export function ButtonAnchor({
  look,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & SharedProps) {
  return (
    <a className={buttonClass(look, size, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
