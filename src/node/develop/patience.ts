/** Milliseconds between two looks at what may be lost. */
export const lookInterval = 500;

interface Doubt {
  since: number;
  /** Milliseconds that what is awaited may still be on its way. */
  patience: number;
}

interface Patience<Key> {
  /** Whether what is awaited had time to come. After each `true` it is awaited for longer: Gatsby may be busy. */
  isOver: (key: Key, now: number) => boolean;
  /** To be called when it has come. */
  forget: (key: Key) => void;
}

const firstPatience = 1_000;
const lastPatience = 16_000;

/** For how long to wait for each of many things, from the time at which `isOver` is first asked of it. */
export function createPatience<Key>(): Patience<Key> {
  const doubts = new Map<Key, Doubt>();
  return {
    isOver: (key, now) => {
      const { since, patience } = doubts.get(key) ?? { since: now, patience: firstPatience };
      const isOver = now - since >= patience;
      const doubt = isOver
        ? { since: now, patience: Math.min(patience * 2, lastPatience) }
        : { since, patience };
      doubts.set(key, doubt);
      return isOver;
    },
    forget: (key) => doubts.delete(key),
  };
}
