import { useMemo } from "react";
import { useLocation } from "react-router";

/** The parameters in the page's address. React Router's own hook brings along its forms, which would be 3 KB on every page. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * The parameters of the address at the moment of the call. React may not have rendered the last navigation yet; an address that is
 * based on `useQuery` would then take it back.
 */
export function readQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
