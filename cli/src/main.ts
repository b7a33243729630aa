import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `readback`: see `options/helpText.ts`. Output is written whole before the process ends. */
const { argv, stdin, stdout, stderr, env } = process;

// Whoever reads the output may have seen enough of it.
stdout.on('error', () => process.exit());

// Most of the time of a short command goes into reading the engine's source: kept, it takes half of it.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/readback/compile', import.meta.url)));
const { run } = await import('./run.ts');

const outcome = await run({
  argv: argv.slice(2),
  cwd: process.cwd(),
  stdin,
  paper: {
    columns: stdout.isTTY ? Math.min(stdout.columns, 120) : 100,
    colour: stdout.isTTY && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
  },
});
await written(stdout, outcome.out);
await written(stderr, outcome.err);
process.exit(outcome.code);

function written(to: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (text === '') resolve();
    else to.write(text, () => resolve());
  });
}
