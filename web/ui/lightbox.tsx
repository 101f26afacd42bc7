import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { GalleryPicture } from "./gallery-picture.ts";
import { LightboxStage } from "./lightbox-stage.tsx";

type Props = Readonly<{
  pictures: readonly GalleryPicture[];
  opened: number | undefined;
  onClose: () => void;
}>;

/** Shows all pictures full screen. Its code is loaded when the first picture is pressed. */
export function Lightbox({ pictures, opened, onClose }: Props) {
  const { t } = useTranslation();
  // Keeps the picture while the lightbox fades out.
  const [start, setStart] = useState(opened ?? 0);
  if (opened !== undefined && opened !== start) setStart(opened);
  return (
    <Dialog.Root open={opened !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={t("ui.gallery.label")}
          className="night-band fixed inset-0 z-50 flex flex-col outline-none transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <LightboxStage pictures={pictures} start={start} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
