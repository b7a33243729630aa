/** Hardhat, Anvil and Ganache, and the practice chains: what runs there is known to nobody else. */
export const developmentChains: ReadonlySet<number> = new Set([1337, 31337, 31338]);
