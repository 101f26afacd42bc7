import { useState } from "react";
import { LandField } from "#web/forms/land-field.tsx";
import { PriceField } from "#web/forms/price-field.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { ComboboxField } from "#web/ui/combobox-field.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { LandArea } from "#web/ui/land-area.tsx";
import { LandSystemSelect } from "#web/ui/land-system-select.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useKitText } from "./kit-text.ts";
import { KitSection } from "./section.tsx";

export function FieldSection() {
  const text = useKitText();
  const [place, setPlace] = useState("Janakpur");
  const types = [
    { value: "house", label: text.house },
    { value: "apartment", label: text.apartment },
    { value: "land", label: text.land },
  ];
  const names = ["Janakpur", "Kathmandu", "Pokhara", "Bardibas", "Birgunj"];
  const places = names.map((value, index) => ({ value, label: text.places[index] ?? value }));
  return (
    <KitSection id="fields">
      <TextField label={text.title_} help={text.titleHelp} defaultValue={text.titleValue} required />
      <TextField label={text.title_} placeholder={text.titleValue} />
      <TextField label={text.email} message={text.emailWrong} defaultValue="ram@" type="email" required />
      <PriceField label={text.price} defaultValue="1.25 crore" required />
      <LandField label={text.landArea} defaultValue="0-4-2-0" />
      <LandField label={text.landArea} custom="bigha" />
      <div>
        <LandSystemSelect />
        <p className="mt-3">
          <LandArea area="1-5-10" custom="bigha" />
        </p>
      </div>
      <NumberField label={text.area} unit={text.areaUnit} defaultValue="1850" />
      <TextField label={text.locked} defaultValue={text.lockedValue} disabled />
      <SelectField label={text.type} options={types} defaultValue="house" />
      <SelectField
        label={text.type}
        options={types}
        placeholder={text.type}
        defaultValue=""
        message={text.notSaved}
        required
      />
      <SelectField label={text.type} options={types} defaultValue="land" disabled />
      <ComboboxField label={text.place} options={places} value={place} onChange={setPlace} />
      <DateField label={text.date} defaultValue="2026-11-15" />
      <PasswordField label={text.password} defaultValue="lotus pond at dusk" autoComplete="off" />
      <TextareaField label={text.description} defaultValue={text.body} />
      <TextareaField label={text.description} message={text.notSaved} required />
      <div>
        <CheckboxField label={text.featured} help={text.featuredHelp} defaultChecked />
        <CheckboxField label={text.featured} />
        <CheckboxField label={text.featured} disabled />
      </div>
    </KitSection>
  );
}
