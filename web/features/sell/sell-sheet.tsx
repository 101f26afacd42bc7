import Send from "lucide-react/icons/send";
import type { FormEvent } from "react";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import { Button } from "#web/ui/button.tsx";
import { FormActions } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TrapField } from "#web/ui/trap-field.tsx";
import { ContactGroup } from "./contact-group.tsx";
import { PropertyGroup } from "./property-group.tsx";
import { RoomsGroup } from "./rooms-group.tsx";
import { StoryGroup } from "./story-group.tsx";
import { type SellSheetProps, useSellForm } from "./use-sell-form.ts";

type Props = SellSheetProps & Readonly<{ onInput: (event: FormEvent<HTMLFormElement>) => void }>;

/**
 * SE1, in the order one would tell it: the home, its size, its story, and whom to call. A plain form that posts
 * itself, without the picture; with JavaScript it goes to the API instead.
 */
export function SellSheet({ onInput, ...props }: Props) {
  const { t } = useFormTranslation();
  const { field, trap, submit, isSending, isProving, reason, picture } = useSellForm(props);
  return (
    <form method="post" action="#form" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <PropertyGroup field={field} />
      <RoomsGroup field={field} />
      <StoryGroup field={field} picture={picture} />
      <ContactGroup field={field} />
      <TrapField ref={trap} />
      {isProving && (
        <div className="mb-6">
          <Notice isAnswer>{t("problems.proving")}</Notice>
        </div>
      )}
      {reason && (
        <div className="mb-6">
          <Notice tone="danger" title={t("sell.failed.title")}>
            {reason} {t("problems.kept")}
          </Notice>
        </div>
      )}
      <FormActions>
        <Button type="submit" isBusy={isSending} icon={<Send aria-hidden className="size-4" />}>
          {t("sell.submit")}
        </Button>
      </FormActions>
    </form>
  );
}
