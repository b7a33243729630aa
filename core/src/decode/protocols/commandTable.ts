import type { CommandModel } from './commandModel.ts';

/** One command of a router: what names it in its plans, and what it means. */
export type CommandRow<Code = number> = Readonly<{ code: Code; command: CommandModel }>;

/** The commands of a version. `mask` is what is left of a byte when its flags are taken off. */
export type CommandTable = Readonly<{ source: string; mask: number; rows: readonly CommandRow[] }>;
