import { useState } from "react";
import { FileField } from "#web/ui/file-field.tsx";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { useKitText } from "./kit-text.ts";
import { samplePictures } from "./samples.ts";
import { Example, KitSection } from "./section.tsx";

const stored: readonly PickedFile[] = samplePictures.map(({ key }) => ({
  kind: "stored",
  id: key,
  name: `${key}.jpg`,
  address: `/media/${key}/400.avif`,
}));

export function FileSection() {
  const words = useKitText();
  const [one, setOne] = useState<readonly PickedFile[]>([]);
  const [many, setMany] = useState<readonly PickedFile[]>(stored.slice(0, 3));
  return (
    <KitSection id="files">
      <FileField label={words.cover} name="cover" value={one} onChange={setOne} required />
      <FileField label={words.cover} name="wrong" value={[]} onChange={setOne} message={words.notSaved} />
      <FileField label={words.cover} name="off" value={[]} onChange={setOne} disabled />
      <Example name="several, in an order of one's own" isWide>
        <FileField label={words.pictures} name="pictures" value={many} onChange={setMany} multiple />
      </Example>
      <Example name="being sent">
        <FileField
          label={words.cover}
          name="sending"
          value={stored.slice(0, 1)}
          onChange={setOne}
          progress={0.62}
        />
      </Example>
    </KitSection>
  );
}
