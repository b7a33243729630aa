/** The development chains that are the practice chain wherever the user has no network of their own with that id. */
export const developmentChains = [31337, 31338] as const;

const called = new Map<number, string>();

/**
 * Says which development chains are the user's own, by the names that the user gave them: all others with these ids
 * are the practice chain. Other chains keep their names.
 */
export function callOwnChains(own: readonly Readonly<{ chainId: number; name: string }>[]): void {
  called.clear();
  const ids: readonly number[] = developmentChains;
  for (const { chainId, name } of own) if (ids.includes(chainId)) called.set(chainId, name);
}

/** What the user calls a development chain of their own; undefined for any other. */
export function ownChainName(chainId: number): string | undefined {
  return called.get(chainId);
}
