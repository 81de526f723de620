import { useState } from "react";
import { useHydrated } from "../ui/useHydrated";
import { queryOfAddress, searchAddress } from "./searchAddress";

/** The query in the address, and what changes both. The server knows of none. */
export function useAddressQuery(search: string): [string, (query: string) => void] {
  const isHydrated = useHydrated();
  const asked = isHydrated ? queryOfAddress(search) : "";
  const [typed, setTyped] = useState({ asked, query: asked });
  function change(query: string) {
    setTyped({ asked, query });
    // Not through the router, which would announce a new page with each key press.
    window.history.replaceState(window.history.state, "", searchAddress(query));
  }
  return [typed.asked === asked ? typed.query : asked, change];
}
