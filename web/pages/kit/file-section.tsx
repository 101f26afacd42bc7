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
  const text = useKitText();
  const [one, setOne] = useState<readonly PickedFile[]>([]);
  const [many, setMany] = useState<readonly PickedFile[]>(stored.slice(0, 3));
  return (
    <KitSection id="files">
      <FileField label={text.cover} name="cover" value={one} onChange={setOne} required />
      <FileField label={text.cover} name="wrong" value={[]} onChange={setOne} message={text.notSaved} />
      <FileField label={text.cover} name="off" value={[]} onChange={setOne} disabled />
      <Example name="several, in an order of one's own" isWide>
        <FileField label={text.pictures} name="pictures" value={many} onChange={setMany} multiple />
      </Example>
      <Example name="being sent">
        <FileField
          label={text.cover}
          name="sending"
          value={stored.slice(0, 1)}
          onChange={setOne}
          progress={0.62}
        />
      </Example>
    </KitSection>
  );
}
