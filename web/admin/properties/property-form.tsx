import { useId } from "react";
import { readNumber } from "#domain/numbers.ts";
import type { Property } from "#domain/properties/property.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { LanguageSwitch } from "#web/admin/editing/language-switch.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PapersGroup } from "#web/admin/papers/papers-group.tsx";
import { PinGroup } from "#web/admin/pins/pin-group.tsx";
import { PlaceGroup } from "#web/admin/places/place-group.tsx";
import { FeaturesGroup } from "./features-group.tsx";
import { PicturesGroup } from "./pictures-group.tsx";
import { BasicsGroup, FactGroups, ListingGroup } from "./property-groups.tsx";
import { usePropertyForm } from "./use-property-form.ts";

export function PropertyForm({ loaded, footer, onClose }: EditorFormProps<Property>) {
  const { t } = useAdminTranslation();
  const state = usePropertyForm({ loaded, onClose });
  return (
    <EditorForm
      id={useId()}
      editor={state}
      footer={footer}
      saveLabel={t(loaded ? "properties.form.save.old" : "properties.form.save.new")}
    >
      <LanguageSwitch texts={state.texts} />
      <PlaceGroup text={state.text} texts={state.texts} values={state.values} addressLine="address" />
      <BasicsGroup state={state} />
      <PinGroup {...state.pin("pin")} localLevelId={readNumber(state.values.local_level_id)} />
      <ListingGroup state={state} />
      <FactGroups state={state} />
      <FeaturesGroup state={state} property={state.row} />
      <PicturesGroup state={state} />
      {loaded && <PapersGroup propertyId={loaded.row.id} />}
    </EditorForm>
  );
}
