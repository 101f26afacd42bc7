import { useState } from "react";
import { useForm } from "react-hook-form";
import { languages } from "#domain/language.ts";
import { readNumber } from "#domain/numbers.ts";
import { joinAddress } from "#domain/places/join-address.ts";
import { readPosition } from "#domain/places/read-coordinates.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PinMap } from "#web/admin/pins/pin-map.tsx";
import { type PlaceNames, usePlaceNames } from "#web/admin/places/use-place-names.ts";
import { useSubmission } from "#web/api/use-submission.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { type Point, snapPoint } from "#web/map/mercator.ts";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { changeCompany } from "./setup-calls.ts";
import { changeSetupProgress } from "./setup-progress.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";

type PlaceForm = { place: string; local_level_id: string; ward: string };

const goOn = () => changeSetupProgress({ step: "done" });

/** Where the office is: its local level, which becomes the address if there is none, and a pin, as coordinates, as a link or on the map. */
export function PlaceStep() {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const submission = useSubmission();
  const [position, setPosition] = useState("");
  const [isLeft, setLeft] = useState(false);
  const read = position.trim() === "" ? null : readPosition(position);
  const problem = typeof read === "string" ? read : null;
  const pin: Point | null = read !== null && typeof read !== "string" ? read : null;
  const { register, setValue, watch } = useForm<PlaceForm>({
    defaultValues: { place: "", local_level_id: "", ward: "" },
  });
  const id = watch("local_level_id");
  const { names } = usePlaceNames(id);
  const localLevelId = id === "" ? null : Number(id);

  async function save() {
    setLeft(true);
    if (problem) return false;
    const outcome = await submission.send(() =>
      changeCompany((company) => ({
        ...(pin && { position: snapPoint(pin) }),
        ...(names &&
          company.address.en === "" &&
          company.address.np === "" && { address: composeAddress(names, watch("ward")) }),
      })),
    );
    if (outcome.is === "sent") goOn();
    return outcome.is === "sent";
  }
  return (
    <StepFrame title={t("setup.place.title")} text={t("setup.place.text")}>
      <Form method="post" onSubmit={save} className="grid gap-6">
        <PlaceFields
          field={(name) => ({ ...register(name), defaultValue: "", message: undefined })}
          setValue={setValue}
        />
        <TextField
          label={t("setup.place.position")}
          help={t("setup.place.positionHelp")}
          message={isLeft && problem ? t(`setup.place.problems.${problem}`) : undefined}
          name="position"
          autoComplete="off"
          spellCheck={false}
          value={position}
          onChange={({ target }) => setPosition(target.value)}
          onBlur={() => setLeft(true)}
        />
        <PinMap
          key={localLevelId}
          pin={pin && { ...pin, precision: "exact" }}
          localLevelId={localLevelId}
          onMove={(point) => {
            const { latitude, longitude } = snapPoint(point);
            setPosition(`${latitude}, ${longitude}`);
          }}
        />
        {submission.failure && (
          <Notice tone="danger" isAlert>
            {messages.reason(submission.failure)}
          </Notice>
        )}
        <StepActions isBusy={submission.isSending} onSkip={goOn} label={t("setup.place.submit")} />
      </Form>
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
