/** The same messages in another language: the same names, and as many arguments. */
export type Dictionary<T> = T extends (...args: infer Arguments) => string
  ? (...args: Arguments) => string
  : T extends string
    ? string
    : { readonly [Area in keyof T]: Dictionary<T[Area]> };
