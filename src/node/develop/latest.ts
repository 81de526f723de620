/** The things that were added last. */
export interface Latest<T> {
  add: (one: T) => void;
  /** Each once. */
  all: () => T[];
}

/** Keeps the `most` last things that are added. */
export function createLatest<T>(most: number): Latest<T> {
  let kept: T[] = [];
  return {
    add: (one) => {
      kept = [...kept.filter((other) => other !== one), one].slice(-most);
    },
    all: () => kept,
  };
}
