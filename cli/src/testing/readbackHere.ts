import { run } from '../run.ts';
import type { Outcome } from '../process.ts';

/** Runs the command inside of the test, which is much faster than as a process: `main.ts` adds only the streams. */
export function readbackHere(
  args: readonly string[],
  { cwd = process.cwd(), stdin = '' }: { cwd?: string; stdin?: string | Uint8Array } = {},
): Promise<Outcome> {
  return run({ argv: args, cwd, stdin: streamOf(stdin), paper: { columns: 100, colour: false }, service });
}

/** Ends at once. */
const service = {
  env: {},
  isTerminal: false,
  say: () => {},
  note: () => {},
  until: AbortSignal.abort(),
};

async function* streamOf(it: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof it === 'string' ? new TextEncoder().encode(it) : it;
}
