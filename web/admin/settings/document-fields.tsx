import type { FieldNode, FieldTree } from "#domain/settings/field-tree.ts";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { fieldName } from "#web/admin/tree-form/document-values.ts";
import { DayHours, isTimeSpan } from "./day-hours.tsx";
import { documents } from "./documents.ts";
import { ItemList } from "./item-list.tsx";
import { PlainControl } from "./plain-control.tsx";
import type { DocumentFormState } from "./use-document-form.ts";

export type FieldsProps = Readonly<{ state: DocumentFormState; tree: FieldTree; parent?: string }>;

type Run = Readonly<{ kind: "texts" | "plain" | "own"; entries: readonly (readonly [string, FieldNode])[] }>;

/** ST1: the fields of a document, of a group or of an item. Texts in a row share the columns of the languages. */
export function DocumentFields({ state, tree, parent = "" }: FieldsProps) {
  return splitIntoRuns(tree).map((run) => {
    const [first] = run.entries;
    const key = first?.[0] ?? "";
    if (run.kind === "texts") return <TextRun key={key} state={state} run={run} parent={parent} />;
    if (run.kind === "plain")
      return (
        <div key={key} className="grid items-start gap-5 sm:grid-cols-2">
          {run.entries.map(([name, node]) => (
            <PlainControl key={name} state={state} label={name} node={node} name={fieldName(parent, name)} />
          ))}
        </div>
      );
    return (
      first && <OwnPart key={key} state={state} label={key} node={first[1]} name={fieldName(parent, key)} />
    );
  });
}

type TextRunProps = Readonly<{ state: DocumentFormState; run: Run; parent: string }>;

function TextRun({ state: { texts, labels }, run, parent }: TextRunProps) {
  const named = run.entries.map(([key, node]) => {
    const isPage = node.kind === "texts" && node.field.maxLength === "page";
    const text = { label: labels.label(key), help: labels.help(key), ...(isPage && { rows: 14 }) };
    return [fieldName(parent, key), text] as const;
  });
  return <TranslatedFields texts={texts} labels={Object.fromEntries(named)} />;
}

type PartProps = Readonly<{ state: DocumentFormState; label: string; node: FieldNode; name: string }>;

/** A group or a list with its title. A document that is one list has its title above the form. */
function OwnPart(props: PartProps) {
  const { labels, name } = props.state;
  if (Object.keys(documents[name].tree).join() === props.name) return <PartContent {...props} />;
  return (
    <TextsGroup title={labels.label(props.label)} help={labels.help(props.label)}>
      <PartContent {...props} />
    </TextsGroup>
  );
}

function PartContent({ state, label, node, name }: PartProps) {
  if (node.kind === "list")
    return (
      <ItemList state={state} label={label} list={node} name={name}>
        {(item) => <DocumentFields state={state} tree={node.fields} parent={item} />}
      </ItemList>
    );
  if (node.kind !== "group") return null;
  if (Object.values(node.fields).every(isTimeSpan))
    return <DayHours state={state} days={Object.keys(node.fields)} parent={name} />;
  return <DocumentFields state={state} tree={node.fields} parent={name} />;
}

function splitIntoRuns(tree: FieldTree): readonly Run[] {
  const runs: { kind: Run["kind"]; entries: [string, FieldNode][] }[] = [];
  for (const entry of Object.entries(tree)) {
    const { kind } = entry[1];
    const runKind = kind === "texts" ? kind : kind === "group" || kind === "list" ? "own" : "plain";
    const last = runs.at(-1);
    if (last && last.kind === runKind && runKind !== "own") last.entries.push(entry);
    else runs.push({ kind: runKind, entries: [entry] });
  }
  return runs;
}
