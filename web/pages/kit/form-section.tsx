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
  const text = useKitText();
  return (
    <KitSection id="forms">
      <Example name="groups with their help beside them, one primary action" isWide>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <div className="mb-8">
            <Notice tone="danger" title={text.notSaved}>
              {text.notSavedText}
            </Notice>
          </div>
          <FormGroup title={text.group} help={text.groupHelp}>
            <TextField label={text.title_} help={text.titleHelp} required />
            <FormRow>
              <NumberField label={text.price} unit="रु" required />
              <NumberField label={text.area} unit={text.areaUnit} />
            </FormRow>
            <TextareaField label={text.description} rows={3} />
          </FormGroup>
          <FormGroup title={text.contact} help={text.contactHelp}>
            <FormRow>
              <TextField label={text.name} message={text.notSaved} required />
              <TextField label={text.phone} type="tel" />
            </FormRow>
          </FormGroup>
          <FormActions>
            <Button look="secondary">{text.cancel}</Button>
            <Button type="submit">{text.save}</Button>
          </FormActions>
        </form>
      </Example>
    </KitSection>
  );
}
