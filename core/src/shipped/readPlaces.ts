/** The contracts of protocols on one network: what each is called, by its address in lower case. */
export type Places = ReadonlyMap<string, string>;

/** Reads the places of a network out of a file of `placeFiles`. */
export function readPlaces(names: readonly string[], file: string, chainId: number): Places {
  const rows = file.split('\n').map((row) => row.split(' '));
  const its = rows.filter(([, , ...chains]) => chains.includes(String(chainId)));
  return new Map(its.map(([address = '', name]) => [`0x${address}`, names[Number(name)] ?? '']));
}
