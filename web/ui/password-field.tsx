import { type ComponentProps, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

type Props = Omit<ComponentProps<"input">, "className" | "id" | "type"> &
  FieldProps &
  Readonly<{ className?: string }>;

export function PasswordField({ label, help, message, required, className, ...rest }: Props) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} help={help} message={message} required={required} {...(className && { className })}>
      {(control) => (
        <span className="relative block">
          <input
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12 control"
            {...rest}
            {...control}
          />
          <IconButton
            label={isShown ? t("ui.password.hide") : t("ui.password.show")}
            onClick={() => setShown(!isShown)}
            className="absolute top-0 right-0 focus-visible:-outline-offset-3"
          >
            {isShown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          </IconButton>
        </span>
      )}
    </Field>
  );
}
