import { withPrefix } from "gatsby";
import { useState } from "react";
import { useHydrated } from "../../hydration/useHydrated";
import { queryOfAddress, searchAddress } from "../searchAddress";

/** The part of the router's location that is used: its query, and the entry of the history that it is in. */
interface RouterLocation {
  search: string;
  key?: string | undefined;
}

/** Returns the query in the address, and what changes both. The server knows of none. */
export function useAddressQuery({
  search,
  key,
}: RouterLocation): [string, (query: string) => void] {
  const isHydrated = useHydrated();
  const asked = isHydrated ? queryOfAddress(search) : "";
  const [typed, setTyped] = useState({ asked, key, query: asked });
  function change(query: string) {
    setTyped({ asked, key, query });
    // Not through the router, which would announce a new page with each key press.
    window.history.replaceState(window.history.state, "", withPrefix(searchAddress(query)));
  }
  // A link back to the address of before the typing is an entry of its own.
  const isTyped = typed.asked === asked && typed.key === key;
  return [isTyped ? typed.query : asked, change];
}
