import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

const hashPattern = /^#picture-([1-9]\d{0,2})$/;

/**
 * The picture the address names after its #, so that the Back button of a phone closes the lightbox and stays on the
 * page. Closing it otherwise takes that entry out of the history again.
 */
export function useOpenedPicture(total: number) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends the closing
  useEffect(() => {
    isClosing.current = false;
  }, [hash]);
  const number = Number(hashPattern.exec(hash)?.[1] ?? 0);
  const page = { pathname, search };
  return {
    opened: number >= 1 && number <= total ? number - 1 : undefined,
    open(index: number) {
      const address = { ...page, hash: `#picture-${index + 1}` };
      void navigate(address, { state: { isLightbox: true }, preventScrollReset: true });
    },
    close() {
      // A second Escape comes before the first has changed the address; it would leave the page.
      if (isClosing.current) return;
      isClosing.current = true;
      if (state?.isLightbox) void navigate(-1);
      // The address was opened with a picture in it: there is no entry of ours to go back to.
      else void navigate(page, { replace: true, preventScrollReset: true });
    },
  };
}
