import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Service } from './process.ts';

/** `readback`: see `options/helpText.ts`. Output is written whole before the process ends. */
const { argv, stdin, stdout, stderr, env } = process;

// Said by the exit code, below: an output that was not written has read nothing back.
stdout.on('error', () => {});
stderr.on('error', () => {});

// Most of the time of a short command goes into reading the engine's source: kept, it takes half of it.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/readback/compile', import.meta.url)));
const { run } = await import('./run.ts');
const { exitCodes } = await import('./exitCode.ts');
const { notWritten } = await import('@readback/phrases/words/cli/input.ts');

const ending = new AbortController();
// Only a command that goes on running can end well: any other is broken off, as ever.
const service: Service = {
  env,
  isTerminal: stdout.isTTY === true,
  say: (line) => void stdout.write(`${line}\n`),
  note: (line) => void stderr.write(`${line}\n`),
  get until() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
    return ending.signal;
  },
};
const outcome = await run({
  argv: argv.slice(2),
  cwd: process.cwd(),
  stdin,
  paper: {
    columns: stdout.isTTY ? Math.min(stdout.columns, 120) : 100,
    colour: stdout.isTTY && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
  },
  service,
});
if (!(await written(stdout, outcome.out))) {
  await written(stderr, `${notWritten}\n`);
  process.exit(exitCodes.unwritten);
}
await written(stderr, outcome.err);
process.exit(outcome.code);

/** Whether all of it was taken. */
function written(to: NodeJS.WriteStream, text: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (text === '') resolve(true);
    else to.write(text, (error) => resolve(!error));
  });
}
