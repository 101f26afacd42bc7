import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { quoteFormSchema, serviceRequestOf } from "#domain/service-requests/service-request.ts";
import { markFields } from "#web/api/mark-fields.ts";
import { requestService } from "#web/api/public-forms.ts";
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
import type { ChosenService } from "./chosen-service.ts";

/** The API's names of the form's fields. */
const places = {
  phone_no: "phone",
  email: "email",
  address: "address",
  service_type: "service",
  Service_urgency: "urgency",
  preffered_date: "preferredDate",
  description: "description",
} as const;

type FieldName = "name" | (typeof places)[keyof typeof places];

export type QuoteSheetProps = Readonly<{
  chosen: ChosenService;
  values: Draft;
  posted: Posted | undefined;
  onSent: () => void;
}>;

export function useQuoteForm({ chosen, values, posted, onSent }: QuoteSheetProps) {
  const { t } = useFormTranslation();
  const words = useProblemWords();
  const sending = useSending();
  const trap = useRef<Trap>(null);
  const [pictures, setPictures] = useState<readonly PickedFile[]>([]);
  const { register, handleSubmit, setError, setValue, clearErrors, formState } = useForm({
    resolver: zodResolver(quoteFormSchema),
  });
  const filled = useRef(chosen);
  useEffect(() => {
    if (chosen.service && chosen !== filled.current) {
      setValue("service", chosen.service);
      clearErrors("service");
    }
    filled.current = chosen;
  }, [chosen, setValue, clearErrors]);

  const field = (name: FieldName) => ({
    ...register(name),
    defaultValue: values[name] || (name === "service" ? (chosen.service ?? "") : ""),
    message: words.field(
      formState.errors[name]?.message ?? (formState.isSubmitted ? undefined : posted?.codes[name]),
    ),
  });

  const picture = firstFile(pictures);
  const submit = handleSubmit(async (quote) => {
    const outcome = await sending.send((how) =>
      requestService(serviceRequestOf(quote), picture, how, signsOf(trap)),
    );
    if (outcome.is === "sent") onSent();
    if (outcome.is !== "failed") return;
    showToast({ tone: "error", title: t("services.failed.title"), text: t("services.failed.text") });
    markFields(outcome.failure, places, setError);
  });

  const { failure, isSending, isProving } = sending;
  const pictureInput = usePictureRefusal(failure, "imag", places);
  return {
    field,
    trap,
    submit,
    isSending,
    isProving,
    reason: failure ? words.reason(failure) : words.posted(posted, t("services.failed.text")),
    pictures: {
      ref: pictureInput,
      value: pictures,
      onChange: setPictures,
      message: words.field(failure?.fieldCodes().get("imag")),
      progress: isSending && picture ? sending.progress : undefined,
    },
  };
}
