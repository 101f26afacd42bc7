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
    /** Instead of the one button. */
    actions?: ReactNode;
    /** Of the dialog that the form is in; its button is there. */
    footer?: HTMLElement | null;
  }>;

/** Fields, what the server said about none of them, and the button. */
export function SimpleForm({ form, submitLabel, look, actions, footer, children, ...rest }: Props) {
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
  return (
    <Form className="grid gap-4" {...rest} onSubmit={form.onSubmit}>
      {children}
      {form.failure && (
        <Notice tone="danger" isAlert>
          {form.failure}
        </Notice>
      )}
      {actions ?? (footer === undefined ? button : <FormFooter footer={footer}>{button}</FormFooter>)}
    </Form>
  );
}
