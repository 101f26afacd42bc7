import { useId } from "react";
import type { Property } from "#domain/properties/property.ts";
import { FormFooter } from "#web/admin/editing/form-dialog.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { FeaturesGroup } from "./features-group.tsx";
import { PicturesGroup } from "./pictures-group.tsx";
import { BasicsGroup, ListingGroup, SizeGroup } from "./property-groups.tsx";
import { usePropertyForm } from "./use-property-form.ts";

type Props = Readonly<{ property: Property | null; footer: HTMLElement | null; onClose: () => void }>;

export function PropertyForm({ property, footer, onClose }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const id = useId();
  const state = usePropertyForm({ property, onClose });
  const { isSending, failed } = state;
  return (
    <>
      <form id={id} ref={state.form} noValidate onSubmit={state.submit}>
        <BasicsGroup state={state} />
        <ListingGroup state={state} />
        <SizeGroup state={state} />
        <FeaturesGroup state={state} property={property} />
        <PicturesGroup state={state} />
      </form>
      {failed && <SaveFailure {...failed} />}
      <FormFooter place={footer}>
        <Button look="secondary" disabled={isSending} onClick={onClose}>
          {site("ui.cancel")}
        </Button>
        <Button type="submit" form={id} isBusy={isSending}>
          {t(property ? "properties.form.save.old" : "properties.form.save.new")}
        </Button>
      </FormFooter>
      {state.question}
    </>
  );
}
