import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { Property } from "#domain/properties/property.ts";
import { sendingShares } from "#web/admin/editing/sending-shares.ts";
import { useEntry } from "#web/admin/editing/use-entry.ts";
import { useLeaveGuard } from "#web/admin/editing/use-leave-guard.tsx";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useSending } from "#web/api/use-sending.ts";
import { firstFile } from "#web/ui/first-file.ts";
import { showToast } from "#web/ui/toast.ts";
import { createProperty, updateProperty } from "./property-calls.ts";
import {
  type PictureSlot,
  pictureSlots,
  propertyFormData,
  readPropertyEntry,
  startPropertyEntry,
} from "./property-entry.ts";
import { usePropertyFailures } from "./use-property-failures.ts";

type Options = Readonly<{ property: Property | null; onClose: () => void }>;

/** A property's form: what it holds, and its way to the server. What is not saved stays. */
export function usePropertyForm({ property, onClose }: Options) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const failures = usePropertyFailures();
  const sending = useSending();
  const content = useEntry(() =>
    startPropertyEntry(property, {
      image: t("properties.form.fields.image"),
      featured_image1: t("properties.form.fields.featured_image1"),
      featured_image2: t("properties.form.fields.featured_image2"),
    }),
  );
  const { entry } = content;
  const guard = useLeaveGuard({ isChanged: content.isChanged, isSending: sending.isSending });
  const wordsFor = property ? failures.update.bind(null, property.id) : failures.create;

  function finish(name: string) {
    guard.release();
    onClose();
    if (property) client.removeQueries({ queryKey: ["properties", "one", property.id] });
    void client.invalidateQueries({ queryKey: ["properties"] });
    showToast({
      tone: "success",
      title: t(property ? "properties.saved.updated" : "properties.saved.added"),
      text: t(property ? "properties.saved.updatedText" : "properties.saved.addedText", { name }),
    });
  }

  async function save() {
    const read = readPropertyEntry(entry);
    if (read.is === "wrong") return content.mark(read.marks);
    const form = propertyFormData(read.input, entry.pictures, property);
    const outcome = await sending.send((how) =>
      property ? updateProperty(property.id, form, how) : createProperty(form, how),
    );
    if (outcome.is === "sent") finish(read.input.name);
    if (outcome.is !== "failed") return;
    showToast({ tone: "error", ...wordsFor(outcome.failure) });
    content.mark(outcome.failure.fieldCodes());
  }

  return {
    ...content,
    question: guard.question,
    isSending: sending.isSending,
    failed: sending.failure ? wordsFor(sending.failure) : undefined,
    submit(event: FormEvent) {
      event.preventDefault();
      void save();
    },
    /** One picture, and while it is sent how far it is. */
    picture(slot: PictureSlot) {
      const picked = pictureSlots.flatMap((name) => {
        const file = firstFile(entry.pictures[name]);
        return file ? [{ name, file }] : [];
      });
      const shares = sendingShares(
        picked.map(({ file }) => file),
        sending.progress,
      );
      const progress = shares[picked.findIndex(({ name }) => name === slot)];
      return { ...content.files(slot), progress: sending.isSending ? progress : undefined };
    },
  };
}

export type PropertyFormState = ReturnType<typeof usePropertyForm>;
