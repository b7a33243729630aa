import type { Stdin } from './input/readInput.ts';
import type { Paper } from './text/line.ts';

/** What the process has: its arguments, where it stands, what comes in, and how wide its terminal is. */
export type Process = Readonly<{
  argv: readonly string[];
  cwd: string;
  stdin: Stdin;
  paper: Paper;
  service: Service;
}>;

/**
 * What a command that goes on running has: `say` writes a line to standard output, `note` one to standard error, and
 * `until` aborts when it is to end.
 */
export type Service = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  say: (line: string) => void;
  note: (line: string) => void;
  until: AbortSignal;
}>;

/** What the process leaves behind. */
export type Outcome = Readonly<{ out: string; err: string; code: number }>;
