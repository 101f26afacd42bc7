import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";

/** All that a form holds, before it is read: what was typed, the lists, and the pictures that were picked. */
export type Entry<Text extends string, List extends string, Slot extends string> = Readonly<{
  texts: Readonly<Record<Text, string>>;
  lists: Readonly<Record<List, readonly string[]>>;
  pictures: Readonly<Record<Slot, readonly PickedFile[]>>;
}>;

/** What is wrong with each field, as a code. */
export type Marks = ReadonlyMap<string, string>;

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Keeps a form's content in one place, so that a preview, a failed save or the question before leaving sees all of it. */
export function useEntry<Text extends string, List extends string, Slot extends string>(
  start: () => Entry<Text, List, Slot>,
) {
  const words = useProblemWords();
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(start);
  const [entry, setEntry] = useState(begun);
  const [marks, setMarks] = useState<Marks>(new Map());
  const [lastMarked, setLastMarked] = useState<Marks>(marks);

  useEffect(() => {
    if (lastMarked.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lastMarked]);

  const message = (name: string) => words.field(marks.get(name));
  const unmark = (name: string) => setMarks((now) => new Map([...now].filter(([field]) => field !== name)));
  const write = (name: Text, value: string) => {
    unmark(name);
    setEntry((now) => ({ ...now, texts: { ...now.texts, [name]: value } }));
  };

  return {
    form,
    entry,
    isChanged: JSON.stringify(entry) !== JSON.stringify(begun),
    /** Puts each message beside its field and the focus into the first. */
    mark(next: Marks) {
      setMarks(next);
      setLastMarked(next);
    },
    text: (name: Text) => ({
      name,
      value: entry.texts[name],
      message: message(name),
      onChange: ({ target }: Typed) => write(name, target.value),
    }),
    tick: (name: Text) => ({
      name,
      checked: entry.texts[name] === "true",
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write(name, String(target.checked)),
    }),
    list: (name: List) => ({
      value: entry.lists[name],
      message: message(name),
      onChange(value: readonly string[]) {
        unmark(name);
        setEntry((now) => ({ ...now, lists: { ...now.lists, [name]: value } }));
      },
    }),
    files: (name: Slot) => ({
      name,
      value: entry.pictures[name],
      message: message(name),
      onChange(value: readonly PickedFile[]) {
        unmark(name);
        setEntry((now) => ({ ...now, pictures: { ...now.pictures, [name]: value } }));
      },
    }),
  };
}
