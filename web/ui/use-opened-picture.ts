import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

const hashPattern = /^#picture-([1-9]\d{0,2})$/;

/**
 * Stores the open picture in the URL's hash, so that a phone's Back button closes the lightbox and stays on the page.
 * Closing it in another way removes that history entry.
 */
export function useOpenedPicture(total: number) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hash ends the closing
  useEffect(() => {
    isClosing.current = false;
  }, [hash]);
  const number = Number(hashPattern.exec(hash)?.[1] ?? 0);
  const page = { search };
  return {
    opened: number >= 1 && number <= total ? number - 1 : undefined,
    open(index: number) {
      const to = { ...page, hash: `#picture-${index + 1}` };
      void navigate(to, { state: { ...state, isLightbox: true }, preventScrollReset: true });
    },
    close() {
      // A second Escape before the URL changes would go back one page too far.
      if (isClosing.current) return;
      isClosing.current = true;
      if (state?.isLightbox) void navigate(-1);
      // The page was opened with this hash, so there is no history entry of ours.
      else void navigate(page, { state, replace: true, preventScrollReset: true });
    },
  };
}
