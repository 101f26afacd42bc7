import { useState } from "react";
import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { readNumber } from "#domain/numbers.ts";
import { joinAddress } from "#domain/places/join-address.ts";
import { readPosition } from "#domain/places/read-coordinates.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PinMap } from "#web/admin/pins/pin-map.tsx";
import { type PlaceNames, usePlaceNames } from "#web/admin/places/use-place-names.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { type Point, snapPoint } from "#web/map/mercator.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { changeCompany } from "./setup-calls.ts";
import { changeSetupProgress } from "./setup-progress.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";

const placeFormSchema = z.object({
  place: z.string(),
  local_level_id: z.string(),
  ward: z.string(),
  position: z.string(),
});
type PlaceForm = z.output<typeof placeFormSchema>;

const goOn = () => changeSetupProgress({ step: "done" });

/** Where the office is: its local level, which becomes the address if there is none, and a pin, as coordinates, as a link or on the map. */
export function PlaceStep() {
  const { t } = useAdminTranslation();
  const [isLeft, setLeft] = useState(false);
  const form = useSimpleForm({
    schema: placeFormSchema,
    defaultValues: { place: "", local_level_id: "", ward: "", position: "" },
    send,
  });
  const position = form.watch("position");
  const read = position.trim() === "" ? null : readPosition(position);
  const problem = typeof read === "string" ? read : null;
  const pin: Point | null = read !== null && typeof read !== "string" ? read : null;
  const id = form.watch("local_level_id");
  const { names } = usePlaceNames(id);
  const localLevelId = id === "" ? null : Number(id);

  async function send({ ward }: PlaceForm) {
    setLeft(true);
    if (problem) return false;
    await changeCompany((company) => ({
      ...(pin && { position: snapPoint(pin) }),
      ...(names &&
        company.address.en === "" &&
        company.address.np === "" && { address: composeAddress(names, ward) }),
    }));
    goOn();
    return true;
  }
  return (
    <StepFrame title={t("setup.place.title")} text={t("setup.place.text")}>
      <SimpleForm
        form={form}
        method="post"
        className="grid gap-6"
        actions={<StepActions isBusy={form.isSending} onSkip={goOn} label={t("setup.place.submit")} />}
      >
        <PlaceFields field={(name) => ({ ...form.field(name), defaultValue: "" })} setValue={form.setValue} />
        <TextField
          label={t("setup.place.position")}
          help={t("setup.place.positionHelp")}
          message={isLeft && problem ? t(`setup.place.problems.${problem}`) : undefined}
          autoComplete="off"
          spellCheck={false}
          {...form.register("position", { onBlur: () => setLeft(true) })}
        />
        <PinMap
          key={localLevelId}
          pin={pin && { ...pin, precision: "exact" }}
          localLevelId={localLevelId}
          onMove={(point) => {
            const { latitude, longitude } = snapPoint(point);
            form.setValue("position", `${latitude}, ${longitude}`);
          }}
        />
      </SimpleForm>
    </StepFrame>
  );
}

function composeAddress({ inLanguage }: PlaceNames, ward: string) {
  const [en = "", np = ""] = languages.map((language) => {
    const { name, district } = inLanguage[language];
    return joinAddress({ street: "", name, district, ward: readNumber(ward) }, language);
  });
  return { en, np };
}
