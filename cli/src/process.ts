import type { Stdin } from './input/readInput.ts';
import type { Paper } from './text/line.ts';

/** What the process has: its arguments, where it stands, what comes in, and how wide its terminal is. */
export type Process = Readonly<{ argv: readonly string[]; cwd: string; stdin: Stdin; paper: Paper }>;

/** What the process leaves behind. */
export type Outcome = Readonly<{ out: string; err: string; code: number }>;
