/**
 * One command of a router. Without a `signature` it is known by name only, or runs calldata of another contract,
 * and stays unread. `by`: whose authority it uses; a number is the place of the word that is true where the caller
 * pays, and false where the router does.
 */
export type CommandRow = Readonly<{ code: number; signature: string; by?: 'caller' | 'router' | number }>;

/** The commands of a version. `mask` is what is left of a byte when its flags are taken off. */
export type CommandTable = Readonly<{ source: string; mask: number; rows: readonly CommandRow[] }>;
