import { errorText } from '@readback/phrases/problemText.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { isOfStranger } from '@readback/core/request/frozen/isOfStranger.ts';
import { amountsIn } from '@readback/core/money/amountsIn.ts';
import { type DollarPrices, readPrices } from '@readback/core/money/prices.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { World } from '@readback/core/world/world.ts';
import manifest from '../package.json' with { type: 'json' };
import { conformance } from './conformance/conformance.ts';
import { openRegistry } from './descriptors/registry.ts';
import { exitCodeOf, exitCodes } from './exitCode.ts';
import { fetchNamed } from './input/fetchNamed.ts';
import { type Input, readInput } from './input/readInput.ts';
import { readIntentFile } from './intent/readIntentFile.ts';
import { writeIntentFile } from './intent/writeIntentFile.ts';
import { readOverrides } from './input/readOverrides.ts';
import { type Requested, requestIn } from './input/requestIn.ts';
import { jsonOf } from './json/jsonOf.ts';
import { helpText } from './options/helpText.ts';
import { type Options, readOptions } from './options/readOptions.ts';
import type { Outcome, Process } from './process.ts';
import { type Printed, saidOf } from './said.ts';
import { readLast } from './readLast.ts';
import { readRecord } from './record/readRecord.ts';
import { safeQueue } from './safe/safeQueue.ts';
import { serve } from './serve/serve.ts';
import { foreign } from './text/foreign.ts';
import { print } from './text/line.ts';
import { briefLines } from './text/brief/briefPage.ts';
import { pageLines } from './text/page.ts';
import { readAbiFiles } from './world/abiFiles.ts';
import { nodeWorld } from './world/nodeWorld.ts';

/** Runs the command. Never throws: what is wrong with its use is said in `err`, with exit code 2. */
export async function run(process: Process): Promise<Outcome> {
  try {
    const command = readOptions(process.argv);
    switch (command.kind) {
      case 'help':
        return { out: `${helpText()}\n`, err: '', code: 0 };
      case 'version':
        return { out: `readback ${manifest.version}\n`, err: '', code: 0 };
      case 'conformance':
        return await conformance(command, process);
      case 'serve':
        return await serve(command.options, process);
      case 'intent':
        return await writeIntentFile(command, process);
      case 'record':
        return await readRecord(command, process);
      case 'safe':
        return await safeQueue(command, process);
      case 'read':
        return await readOne(command.input, command.options, process);
    }
  } catch (error) {
    return { out: '', err: `${sentenceOf(error)}\n`, code: exitCodes.usage };
  }
}

async function readOne(
  argument: string | undefined,
  options: Options,
  { cwd, stdin, paper }: Process,
): Promise<Outcome> {
  const abis = await readAbiFiles(options.abi, cwd);
  const registry =
    options.registry === undefined ? undefined : await openRegistry(options.registry, cwd, options.offline);
  const input = await readInput(argument, stdin, cwd);
  const { request, took, others, mined, receivedAt = Date.now() } = await requested(input, options);
  const { world, asked } = nodeWorld(options, {
    body: request.body,
    abis,
    registry,
  });
  const incoming: Incoming = {
    request,
    origin: { via: 'paste', ...(options.site === undefined ? {} : { site: options.site }) },
    receivedAt,
    ...(mined === undefined ? {} : { mined }),
    ...(options.intent === undefined ? {} : { intent: await readIntentFile(options.intent, cwd) }),
  };
  const given = options.override === undefined ? {} : { given: await readOverrides(options.override, cwd) };
  const readback = await readLast(incoming, world, given);
  const code = exitCodeOf(readback.verdict);
  if (options.json) {
    const said = saidOf(readback);
    const printed: Printed = said === undefined ? readback : { ...readback, said };
    return { out: `${jsonOf(printed)}\n`, err: '', code };
  }
  const money = options.money ? await moneyOf(readback, world) : undefined;
  const lines = options.full ? pageLines : briefLines;
  const page = lines(readback, {
    took,
    others: others ?? [],
    ...(input.file === undefined ? {} : { file: input.file }),
    own: ownAccounts(options, readback),
    asked: asked(),
    hasNode: options.rpc !== undefined && !options.offline,
    hasRegistry: registry !== undefined || !options.offline,
    offline: options.offline,
    ...(money === undefined ? {} : { money }),
  });
  return { out: print(page, paper), err: '', code };
}

/** What amounts are worth, at the block of the simulation; undefined where nobody says. Read once all is judged. */
async function moneyOf(readback: Readback, world: World): Promise<DollarPrices | undefined> {
  const effects = valueOf(readback.effects);
  if (effects === undefined) return undefined;
  const at = { world, block: effects.block, signal: new AbortController().signal };
  return readPrices(at, amountsIn(readback));
}

/** The request in the input; of a transaction's hash, the transaction, fetched from the node. */
async function requested(input: Input, options: Options): Promise<Requested> {
  const it = await requestIn(input, options);
  if ('request' in it) return it;
  return fetchNamed(it, (chainId) => nodeWorld(options, { chainId }).world);
}

/** In lower case. Without `--from` it is the account that the request names, where someone still has to sign it. */
function ownAccounts({ from }: Options, { parties, incoming }: Readback): ReadonlySet<string> {
  if (from !== undefined) return new Set([from.toLowerCase()]);
  if (isOfStranger(incoming, undefined, [])) return new Set();
  const asked = parties.filter(({ role }) => role === 'from' || role === 'signer');
  return new Set(asked.map(({ address }) => address.toLowerCase()));
}

/** A sentence for people; what it quotes may be foreign. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ReadbackError)) {
    return `readback: this is an error in Readback, not yours. ${foreign(String(error), 400)}`;
  }
  const details = error.details === '' ? '' : ` (${foreign(error.details)})`;
  return `readback: ${foreign(errorText(error), 600)}${details}`;
}
