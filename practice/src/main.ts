import { parseArgs } from 'node:util';
import { forget } from './cache.ts';
import { startPractice } from './practice.ts';
import { resetRunning } from './resetRunning.ts';
import { running } from './running.ts';

const usage = `npm run practice                        starts the practice chain alone, without the page
npm run practice -- reset [--url URL]   puts a running practice chain back, and forgets the kept state
npm run practice -- compile             compiles practice/contracts again`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
  switch (positionals[0]) {
    case undefined:
      return run();
    case 'reset':
      return reset(values.url);
    case 'compile':
      return (await import('./writeCompiled.ts')).writeCompiled();
    default:
      throw new Error(usage);
  }
}

async function run(): Promise<void> {
  const practice = await startPractice();
  console.log(`Practice chain 31337: ${practice.rpcUrl}\nEmpty chain 31338:    ${practice.otherRpcUrl}\n`);
  for (const { address, name } of practice.info.accounts) console.log(`${address}  ${name}`);
  console.log('');
  for (const [name, address] of Object.entries(practice.info.addresses)) console.log(`${address}  ${name}`);
  console.log('\nCtrl-C stops it.');
  const stop = () => void practice.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function reset(named: string | undefined): Promise<void> {
  forget();
  const url = named ?? running();
  const wasThere = url !== undefined && (await resetRunning(url));
  if (named !== undefined && !wasThere) throw new Error(`Nothing answers at ${named}.`);
  console.log(
    wasThere
      ? `The practice chain at ${url} is back in its first state.`
      : 'No practice chain runs. The next one starts afresh.',
  );
}
