import { type ReactNode, useId } from "react";

type Props = Readonly<{
  title: string;
  help?: ReactNode;
  children: ReactNode;
}>;

/** Like `FormGroup`, but its fields have the whole width, which two languages need. */
export function TextsGroup({ title, help, children }: Props) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={help ? id : undefined}
      className="grid min-w-0 gap-y-5 border-line border-t pt-6 pb-10"
    >
      <legend className="float-left w-full text-lg font-semibold leading-title">{title}</legend>
      {help && (
        <p id={id} className="-mt-4 text-sm text-ink-soft">
          {help}
        </p>
      )}
      {children}
    </fieldset>
  );
}
