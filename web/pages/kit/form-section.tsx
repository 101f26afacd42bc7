import { Button } from "#web/ui/button.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormActions, FormRow } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useKitText } from "./kit-text.ts";
import { Example, KitSection } from "./section.tsx";

export function FormSection() {
  const words = useKitText();
  return (
    <KitSection id="forms">
      <Example name="groups with their help beside them, one primary action" isWide>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <div className="mb-8">
            <Notice tone="danger" title={words.notSaved}>
              {words.notSavedText}
            </Notice>
          </div>
          <FormGroup title={words.group} help={words.groupHelp}>
            <TextField label={words.title_} help={words.titleHelp} required />
            <FormRow>
              <NumberField label={words.price} unit="रु" required />
              <NumberField label={words.area} unit={words.areaUnit} />
            </FormRow>
            <TextareaField label={words.description} rows={3} />
          </FormGroup>
          <FormGroup title={words.contact} help={words.contactHelp}>
            <FormRow>
              <TextField label={words.name} message={words.notSaved} required />
              <TextField label={words.phone} type="tel" />
            </FormRow>
          </FormGroup>
          <FormActions>
            <Button look="secondary">{words.cancel}</Button>
            <Button type="submit">{words.save}</Button>
          </FormActions>
        </form>
      </Example>
    </KitSection>
  );
}
