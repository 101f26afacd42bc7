import { type ReactNode, useId } from "react";

type Props = Readonly<{ title: ReactNode; help?: ReactNode; children: ReactNode }>;

/** A fieldset; on wide screens its title and help are next to the fields. */
export function FormGroup({ title, help, children }: Props) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={help ? id : undefined}
      className="grid min-w-0 gap-x-12 gap-y-5 border-line border-t pt-6 pb-10 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(12rem,18rem)_1fr] lg:grid-rows-[auto_1fr]"
    >
      {/* Only a floated legend can be placed by the grid. */}
      <legend className="float-left w-full text-lg font-semibold leading-title lg:col-start-1 lg:row-start-1">
        {title}
      </legend>
      {help && (
        <p id={id} className="-mt-4 text-sm text-ink-soft lg:col-start-1 lg:row-start-2">
          {help}
        </p>
      )}
      <div className="grid min-w-0 content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {children}
      </div>
    </fieldset>
  );
}
