import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { submissionInputSchema } from "#domain/sell/submission.ts";
import { markFields } from "#web/api/mark-fields.ts";
import { submitProperty } from "#web/api/public-forms.ts";
import { usePictureRefusal } from "#web/api/use-picture-refusal.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { useSending } from "#web/api/use-sending.ts";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import type { Posted } from "#web/posted-form.ts";
import type { Draft } from "#web/ui/draft.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { firstFile } from "#web/ui/first-file.ts";
import { showToast } from "#web/ui/toast.ts";
import { signsOf, type Trap } from "#web/ui/trap-field.tsx";

const places = {
  propert_title: "propert_title",
  property_location: "property_location",
  property_price: "property_price",
  property_type: "property_type",
  no_of_bedrooms: "no_of_bedrooms",
  no_of_bathrooms: "no_of_bathrooms",
  area: "area",
  description: "description",
  name: "name",
  email: "email",
  phone_no: "phone_no",
} as const;

export type SellSheetProps = Readonly<{
  values: Draft;
  posted: Posted | undefined;
  onSent: () => void;
}>;

export function useSellForm({ values, posted, onSent }: SellSheetProps) {
  const { t } = useFormTranslation();
  const words = useProblemWords();
  const sending = useSending();
  const trap = useRef<Trap>(null);
  const [pictures, setPictures] = useState<readonly PickedFile[]>([]);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(submissionInputSchema),
  });

  const field = (name: keyof typeof places) => ({
    ...register(name),
    defaultValue: values[name] ?? "",
    message: words.field(
      formState.errors[name]?.message ?? (formState.isSubmitted ? undefined : posted?.codes[name]),
    ),
  });

  const picture = firstFile(pictures);
  const submit = handleSubmit(
    async (submission) => {
      const outcome = await sending.send((how) => submitProperty(submission, picture, how, signsOf(trap)));
      if (outcome.is === "sent") onSent();
      if (outcome.is !== "failed") return;
      showToast({ tone: "error", title: t("sell.failed.title"), text: t("sell.failed.text") });
      markFields(outcome.failure, places, setError);
    },
    (errors) => {
      // SE2: of all that can be missing, the type is told aloud.
      if (!errors.property_type) return;
      showToast({ tone: "error", title: t("sell.noType.title"), text: t("sell.noType.text") });
    },
  );

  const { failure, isSending, isProving } = sending;
  const pictureInput = usePictureRefusal(failure, "image", places);
  return {
    field,
    trap,
    submit,
    isSending,
    isProving,
    reason: failure ? words.reason(failure) : words.posted(posted, t("sell.failed.text")),
    picture: {
      ref: pictureInput,
      value: pictures,
      onChange: setPictures,
      message: words.field(failure?.fieldCodes().get("image")),
      progress: isSending && picture ? sending.progress : undefined,
    },
  };
}

/** What ties a control to its place in the form. */
export type SellField = ReturnType<typeof useSellForm>["field"];
export type SellPicture = ReturnType<typeof useSellForm>["picture"];
