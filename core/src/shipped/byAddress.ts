type Places = Readonly<Record<string, readonly string[]>>;

/** The names of contracts by their addresses, from the addresses of each name. */
export function byAddress(...all: readonly Places[]): Readonly<Record<string, string>> {
  const named = all.flatMap((it) => Object.entries(it));
  return Object.fromEntries(named.flatMap(([name, addresses]) => addresses.map((it) => [it, name])));
}
