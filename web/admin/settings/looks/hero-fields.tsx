import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { languages, languageTag } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { Hero, HeroPage } from "#domain/settings/looks.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { PictureField } from "#web/forms/picture-field.tsx";
import { type PictureUploadsState, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { LooksProps } from "./looks-props.ts";
import { heroPages } from "./looks-values.ts";
import { useLooksTranslation } from "./messages.ts";

type Props = LooksProps & Readonly<{ uploads: PictureUploadsState }>;

/** ST3: the large picture of each page; without one, the theme's. */
export function HeroFields({ value, onChange, isDisabled, uploads }: Props) {
  const { t } = useLooksTranslation();
  const [page, setPage] = useState<HeroPage>("home");
  const mark = (name: HeroPage) => (value.heroes[name] ? ` · ${t("heroes.own")}` : "");
  return (
    <>
      <SelectField
        label={t("heroes.page")}
        value={page}
        options={heroPages.map((name) => ({
          value: name,
          label: `${t(`heroes.pages.${name}`)}${mark(name)}`,
        }))}
        onChange={({ target }) => setPage(heroPages.find((name) => name === target.value) ?? "home")}
      />
      <HeroField
        key={page}
        page={page}
        hero={value.heroes[page]}
        isDisabled={isDisabled}
        uploads={uploads}
        onChange={(hero) => onChange({ ...value, heroes: { ...value.heroes, [page]: hero } })}
      />
    </>
  );
}

type FieldProps = Readonly<{
  page: HeroPage;
  hero: Hero | null;
  isDisabled: boolean;
  uploads: PictureUploadsState;
  onChange: (hero: Hero | null) => void;
}>;

function HeroField({ page, hero, isDisabled, uploads, onChange }: FieldProps) {
  const { t } = useLooksTranslation();
  const [added, setAdded] = useState<readonly PickedFile[]>([]);
  useUploadedPictures(uploads, added);
  const [only] = added;
  const stored = only && uploads.states.get(only.id)?.stored;
  const use = useEffectEvent(() => {
    if (!stored) return;
    const { key, width, height, placeholder } = stored;
    onChange({ picture: key, width, height, placeholder, alt: hero?.alt ?? { en: "", np: "" } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an upload has finished
  useEffect(() => use(), [stored?.key]);
  // A draft or a colleague's change may have replaced what was uploaded here.
  const isAdded = only && (!stored || stored.key === hero?.picture);
  const picked = useMemo(
    () => (isAdded ? added : hero ? [toPicked(hero.picture)] : []),
    [isAdded, added, hero],
  );
  return (
    <>
      <PictureField
        label={t("heroes.picture")}
        help={t("heroes.help")}
        name={`hero-${page}`}
        max={1}
        value={picked}
        uploads={uploads}
        disabled={isDisabled}
        onChange={(pictures) => {
          setAdded(pictures.filter(({ kind }) => kind === "new"));
          if (pictures.length === 0) onChange(null);
        }}
      />
      {hero && (
        <div className="grid gap-4 sm:grid-cols-2">
          {languages.map((language) => (
            <TextField
              key={language}
              label={`${t("heroes.alt")} (${languageNames[language]})`}
              lang={languageTag(language)}
              maxLength={maxLengths.address}
              value={hero.alt[language]}
              disabled={isDisabled}
              onChange={({ target }) => onChange({ ...hero, alt: { ...hero.alt, [language]: target.value } })}
            />
          ))}
        </div>
      )}
    </>
  );
}

function toPicked(picture: string): PickedFile {
  return { id: picture, kind: "stored", name: "", address: jpegPicturePath(picture) };
}
