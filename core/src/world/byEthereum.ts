/** Networks that run Ethereum's own rules, of which nodes for development do not hold to each. */
export const byEthereum: ReadonlySet<number> = new Set([1, 11155111, 560048]);
