/** How often each measure is taken, for its median: 5 times, or `ROUNDS` of the environment. */
export const rounds = Number(process.env["ROUNDS"] ?? 5);
