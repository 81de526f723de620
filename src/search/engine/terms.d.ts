declare module "*/answers.yml" {
  const answers: readonly { asked: string; places: readonly string[] }[];
  export default answers;
}

declare module "*.yml" {
  const terms: Readonly<Record<string, string>>;
  export default terms;
}
