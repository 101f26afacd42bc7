import type { FieldNode } from "#domain/settings/field-tree.ts";
import type { FieldValue } from "#web/admin/editing/form-values.ts";
import { isPictures } from "#web/admin/editing/merge-edits.ts";
import { PictureField } from "#web/forms/picture-field.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { DocumentFormState } from "./use-document-form.ts";

type Props = Readonly<{
  state: DocumentFormState;
  /** The field's name in the schema. */
  label: string;
  /** The field's name in the form. */
  name: string;
  node: FieldNode;
}>;

/** A field that is the same in every language. */
export function PlainControl({ state, label: key, name, node }: Props) {
  const { named, labels, isSending } = state;
  const shared = { label: labels.label(key), help: labels.help(key) };
  const { values, text } = named;
  switch (node.kind) {
    case "line":
      return (
        <TextField
          {...shared}
          type={node.input}
          // Digits and addresses are not translated or corrected.
          spellCheck={node.input === "text"}
          autoComplete="off"
          maxLength={node.maxLength}
          required={node.isRequired}
          {...text(name)}
        />
      );
    case "number":
      return <NumberField {...shared} {...named.number(name)} />;
    case "time":
      return <TextField {...shared} type="time" {...text(name)} />;
    case "switch":
      return (
        <CheckboxField
          {...shared}
          className={shared.help ? "sm:col-span-2" : "self-end"}
          checked={values[name] === true}
          onChange={({ target }) => named.set(name, target.checked)}
        />
      );
    case "choice":
      return (
        <SelectField
          {...shared}
          {...(node.isOptional && { placeholder: labels.option(key, "") })}
          options={node.options.map((value) => ({ value, label: labels.option(key, value) }))}
          {...text(name)}
        />
      );
    case "picture":
      return (
        <div className="sm:col-span-2">
          <PictureField
            label={shared.label}
            help={shared.help ?? ""}
            name={name}
            max={1}
            value={withNames(values[name], shared.label)}
            message={text(name).message}
            onChange={(pictures) => named.set(name, pictures)}
            uploads={state.uploads}
            disabled={isSending}
          />
        </div>
      );
    default:
      return null;
  }
}

/** A stored picture has no file name. */
function withNames(pictures: FieldValue | undefined, label: string): readonly PickedFile[] {
  return isPictures(pictures)
    ? pictures.map((picture) => (picture.name === "" ? { ...picture, name: label } : picture))
    : [];
}
