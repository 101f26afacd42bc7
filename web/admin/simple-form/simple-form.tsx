import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { FormFooter } from "#web/ui/form-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Props = Omit<ComponentProps<typeof Form>, "onSubmit"> &
  Readonly<{
    /** Of `useSimpleForm`. */
    form: Readonly<{ onSubmit: () => Promise<boolean>; isSending: boolean; failure: string | undefined }>;
    submitLabel?: string;
    look?: ComponentProps<typeof Button>["look"];
    /** A second button, which closes the form. */
    cancel?: Readonly<{ label: string; look?: "secondary" | "quiet"; onPress: () => void }>;
    /** Instead of these buttons. */
    actions?: ReactNode;
    /** Of the dialog that the form is in; its button is there. */
    footer?: HTMLElement | null;
  }>;

/** Fields, what the server said about none of them, and the button. */
export function SimpleForm({ form, submitLabel, look, cancel, actions, footer, children, ...rest }: Props) {
  const button = (
    <Button
      type="submit"
      form={rest.id}
      look={look}
      isBusy={form.isSending}
      className="sm:justify-self-start"
    >
      {submitLabel}
    </Button>
  );
  const buttons = cancel ? (
    <div className="flex flex-wrap gap-3">
      {button}
      <Button look={cancel.look ?? "secondary"} onClick={cancel.onPress}>
        {cancel.label}
      </Button>
    </div>
  ) : (
    button
  );
  return (
    <Form className="grid gap-4" {...rest} onSubmit={form.onSubmit}>
      {children}
      {form.failure && (
        <Notice tone="danger" isAlert>
          {form.failure}
        </Notice>
      )}
      {actions ?? (footer === undefined ? buttons : <FormFooter footer={footer}>{button}</FormFooter>)}
    </Form>
  );
}
