import { useEffect, useState } from "react";

/** Returns what a function loads: `undefined` while it is on its way, `null` where it cannot be had. */
export function useLoaded<Loaded extends object | string>(
  load: () => Promise<Loaded | null>,
): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(() => {
    let isWanted = true;
    const settle = (found: Loaded | null) => isWanted && setLoaded(found);
    load().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}
