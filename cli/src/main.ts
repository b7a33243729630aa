import { run } from './run.ts';

/** `readback`: see `options/helpText.ts`. Output is written whole before the process ends. */
const { argv, stdin, stdout, stderr, env } = process;

// Whoever reads the output may have seen enough of it.
stdout.on('error', () => process.exit());

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
