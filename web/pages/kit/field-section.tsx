import { useState } from "react";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useKitText } from "./kit-text.ts";
import { KitSection } from "./section.tsx";

export function FieldSection() {
  const words = useKitText();
  const [place, setPlace] = useState("Janakpur");
  const types = [
    { value: "house", label: words.house },
    { value: "apartment", label: words.apartment },
    { value: "land", label: words.land },
  ];
  const names = ["Janakpur", "Kathmandu", "Pokhara", "Bardibas", "Birgunj"];
  const places = names.map((value, index) => ({ value, label: words.places[index] ?? value }));
  return (
    <KitSection id="fields">
      <TextField label={words.title_} help={words.titleHelp} defaultValue={words.titleValue} required />
      <TextField label={words.title_} placeholder={words.titleValue} />
      <TextField label={words.email} message={words.emailWrong} defaultValue="ram@" type="email" required />
      <NumberField label={words.price} unit="रु" defaultValue="12500000" required />
      <NumberField label={words.area} unit={words.areaUnit} defaultValue="1850" />
      <TextField label={words.locked} defaultValue={words.lockedValue} disabled />
      <SelectField label={words.type} options={types} defaultValue="house" />
      <SelectField
        label={words.type}
        options={types}
        placeholder={words.type}
        defaultValue=""
        message={words.notSaved}
        required
      />
      <SelectField label={words.type} options={types} defaultValue="land" disabled />
      <ComboboxField label={words.place} options={places} value={place} onChange={setPlace} />
      <DateField label={words.date} defaultValue="2026-11-15" />
      <PasswordField label={words.password} defaultValue="lotus pond at dusk" autoComplete="off" />
      <TextareaField label={words.description} defaultValue={words.body} />
      <TextareaField label={words.description} message={words.notSaved} required />
      <div>
        <CheckboxField label={words.featured} help={words.featuredHelp} defaultChecked />
        <CheckboxField label={words.featured} />
        <CheckboxField label={words.featured} disabled />
      </div>
    </KitSection>
  );
}
