import type { ComponentProps, ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Props = Omit<ComponentProps<typeof Form>, "onSubmit"> &
  Readonly<{
    /** Of `useSimpleForm`. */
    form: Readonly<{ onSubmit: () => Promise<boolean>; isSending: boolean; failure: string | undefined }>;
    submitLabel?: string;
    look?: ComponentProps<typeof Button>["look"];
    /** Instead of the one button. */
    actions?: ReactNode;
  }>;

/** Fields, what the server said about none of them, and the button. */
export function SimpleForm({ form, submitLabel, look, actions, children, ...rest }: Props) {
  return (
    <Form className="grid gap-4" {...rest} onSubmit={form.onSubmit}>
      {children}
      {form.failure && (
        <Notice tone="danger" isAlert>
          {form.failure}
        </Notice>
      )}
      {actions ?? (
        <Button type="submit" look={look} isBusy={form.isSending} className="sm:justify-self-start">
          {submitLabel}
        </Button>
      )}
    </Form>
  );
}
