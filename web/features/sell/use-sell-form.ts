import { useForm } from "react-hook-form";
import { deferSubmission } from "#web/forms/deferred-submission.ts";
import type { SheetProps } from "#web/forms/form-card.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { usePublicForm } from "#web/forms/use-public-form.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { picturesDraftField, useSellPictures } from "./use-sell-pictures.ts";

const fieldNames = {
  propert_title: "propert_title",
  property_location: "property_location",
  property_price: "property_price",
  property_type: "property_type",
  no_of_bedrooms: "no_of_bedrooms",
  no_of_bathrooms: "no_of_bathrooms",
  area: "area",
  description: "description",
  place: "place",
  local_level_id: "local_level_id",
  ward: "ward",
  name: "name",
  email: "email",
  phone_no: "phone_no",
} as const;

const submission = deferSubmission(() => import("./sell-submission.ts"));

export function useSellForm(sheet: SheetProps) {
  const { t } = useFormTranslation();
  const messages = useProblemMessages();
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const pictures = useSellPictures(sheet.values[picturesDraftField], () => sheet.guard.edited());
  const state = usePublicForm({
    form,
    sheet,
    fieldNames,
    pictureField: "picture_keys",
    submission: {
      ...submission,
      send: async (input, _picture, attempt, signals) =>
        submission.send(input, await pictures.sent(), attempt, signals),
    },
    failed: { title: t("sell.failed.title"), text: t("sell.failed.text") },
    onInvalid(errors) {
      // SE2: a missing type also shows a toast.
      if (errors.property_type)
        showToast({ tone: "error", title: t("sell.noType.title"), text: t("sell.noType.text") });
    },
  });
  const message = state.picture.message ?? messages.field(sheet.posted?.codes.image);
  return {
    ...state,
    setValue: form.setValue,
    pictures: { ...pictures, message, isSending: state.isSending },
  };
}

export type SellSetValue = ReturnType<typeof useSellForm>["setValue"];
export type SellField = ReturnType<typeof useSellForm>["field"];
export type SellPictures = ReturnType<typeof useSellForm>["pictures"];
