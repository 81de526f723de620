export const guidePage = "/docs/article/getting_started";
export const longestPage = "/docs/api/page";

/** One page of each kind: the landing page, a guide, and the largest page of the reference. */
export const measuredPages = ["/", guidePage, longestPage] as const;

/** Each measure is taken so often: its median stands in the tables. */
export const rounds = Number(process.env["ROUNDS"] ?? 5);

/** The port at which sites are served while they are measured. */
export const benchPort = Number(process.env["BENCH_PORT"] ?? 9200);
