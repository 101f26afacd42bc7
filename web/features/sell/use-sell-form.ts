import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { isAreaPriceUnit } from "#domain/properties/price-units.ts";
import { deferSubmission } from "#web/forms/deferred-submission.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { focusInvalid } from "#web/forms/use-focus-invalid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { usePublicForm } from "#web/forms/use-public-form.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { type SellFieldName, stepFields, stepOf } from "./step-fields.ts";
import { picturesDraftField, useSellPictures } from "./use-sell-pictures.ts";
import { useSellStep } from "./use-sell-step.ts";

const isField = (name: string): name is SellFieldName => name !== "image";
const fieldsOf = (step: number) => stepFields[step]?.filter(isField) ?? [];
const fieldNames = Object.fromEntries(
  stepFields
    .flat()
    .filter(isField)
    .map((name) => [name, name]),
);

const submission = deferSubmission(() => import("./sell-submission.tsx"));

export function useSellForm(given: FormInstance, onSent: (part: ReactNode) => void) {
  const { t } = useSellTranslation();
  const messages = useProblemMessages();
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const [failedChecks, setFailedChecks] = useState(0);
  const { step, isHydrated, open, restart } = useSellStep(stepOf((name) => name in codes(given)) ?? 0);
  const isInvalid = (name: string) => isField(name) && form.getFieldState(name).error !== undefined;
  const sheet: FormInstance = {
    ...given,
    onInput(event) {
      given.onInput(event);
      recheck(event);
    },
    onSent() {
      given.onSent();
      restart();
    },
  };
  const pictures = useSellPictures(sheet.values[picturesDraftField], () => sheet.guard.edited());
  const state = usePublicForm({
    form,
    sheet,
    fieldNames,
    pictureField: "picture_keys",
    submission: {
      ...submission,
      send: async (input, _picture, attempt, signals) =>
        onSent(await submission.send(input, await pictures.sent(), attempt, signals)),
    },
    failed: { title: t("sell.failed.title"), text: t("sell.failed.text") },
    onInvalid: askForType,
  });
  const [type, unit] = form.watch(["property_type", "price_unit"]);
  const chosenUnit = String(unit || sheet.values.price_unit || "");
  const isLand = (type ?? sheet.values.property_type) === "Land";

  /** SE2: a missing type also shows a toast. */
  function askForType() {
    if (isInvalid("property_type"))
      showToast({ tone: "error", title: t("sell.noType.title"), text: t("sell.noType.text") });
  }

  /** Before the first submission, the form does not check again what was corrected after a step was checked. */
  function recheck({ target }: FormEvent) {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name !== null && isField(name) && isInvalid(name)) void form.trigger(name as SellFieldName);
  }

  /** Opens a step if those before it are valid, or else the first one that is not. */
  async function goTo(next: number): Promise<void> {
    for (let checked = step; checked < next; checked++) {
      // If the code that checks can't be loaded, the submission says so.
      const isValid = await form.trigger(fieldsOf(checked)).catch(() => true);
      if (isValid) continue;
      askForType();
      showInvalid(checked);
      return;
    }
    if (next !== step) open(next);
  }

  const focusFirst = useEffectEvent(() => focusInvalid(state.element.current));
  // The fields are marked as invalid with the next render.
  useEffect(() => {
    if (failedChecks > 0) focusFirst();
  }, [failedChecks]);

  function showInvalid(invalid: number) {
    if (invalid === step) setFailedChecks((count) => count + 1);
    else open(invalid, () => focusInvalid(state.element.current));
  }

  // A problem may be in another step, also one that only the server finds.
  const openInvalid = useEffectEvent(() => {
    const invalid = stepOf(isInvalid);
    if (invalid !== undefined && invalid !== step) showInvalid(invalid);
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) openInvalid();
  }, [submitCount]);

  const message = state.picture.message ?? messages.field(codes(sheet).image);
  return {
    ...state,
    sheet,
    setValue: form.setValue,
    priceUnit: isLand && isAreaPriceUnit(chosenUnit) ? chosenUnit : ("total" as const),
    pictures: { ...pictures, message, isSending: state.isSending },
    steps: {
      step,
      isHydrated,
      goTo: (next: number) => void goTo(next),
      /** Enter goes to the next step; the last one is sent. */
      async submit(): Promise<boolean> {
        if (step === stepFields.length - 1) return state.submit();
        await goTo(step + 1);
        return false;
      },
    },
  };
}

function codes({ posted }: FormInstance): Readonly<Record<string, string>> {
  return posted?.codes ?? {};
}

export type SellFormState = ReturnType<typeof useSellForm>;
export type SellField = SellFormState["field"];
export type SellPictures = SellFormState["pictures"];
export type SellSteps = SellFormState["steps"];
