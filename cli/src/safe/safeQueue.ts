import { readAgreement } from '@readback/core/safe/agreement.ts';
import { execution } from '@readback/core/safe/execution.ts';
import { hashedBySafe, type Proposal, proposalsIn } from '@readback/core/safe/proposal.ts';
import { executionSignatures, mergedProposals, type Queue, queueOf } from '@readback/core/safe/queue.ts';
import { fileOfQueued } from '@readback/core/safe/queueFile.ts';
import { readSafeAccount, type SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { readService } from '@readback/core/safe/service/readService.ts';
import { serviceStops } from '@readback/core/safe/service/serviceStops.ts';
import type { ReadAt } from '@readback/core/world/chainRead.ts';
import { pinBlock } from '@readback/core/world/pin.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/cli/safe.ts';
import { exitCodeOf, exitCodes } from '../exitCode.ts';
import { readInput } from '../input/readInput.ts';
import { jsonOf } from '../json/jsonOf.ts';
import type { Command } from '../options/readOptions.ts';
import type { Outcome, Process } from '../process.ts';
import { print } from '../text/line.ts';
import { UsageError } from '../usageError.ts';
import { nodeWorld } from '../world/nodeWorld.ts';
import { type SafeService, serviceAt } from './askingService.ts';
import { queueLines } from './queueLines.ts';
import { type ReadQueue, readQueue } from './readQueue.ts';
import { type AskedService, hasStops } from './serviceLines.ts';
import { signFromQueue } from './signFromQueue.ts';

/**
 * `readback safe ADDRESS [FILE…]`: a Safe as the node says it is, what the files and a transaction service propose to it, each
 * read back, and who of the owners has signed, as far as it is proven. With `--json` the proposals in the form of that service,
 * with the signatures that hold, and the call that executes what enough owners have signed: what is written can be read again.
 * With `--sign` an owner's signer signs one of them, where a policy allows it.
 *
 * @throws {UsageError} where the account is not a Safe, or a file holds anything but Safe transactions
 */
export async function safeQueue(
  { safe: address, files, options }: Extract<Command, { kind: 'safe' }>,
  { cwd, stdin, paper, service: { env, note } }: Process,
): Promise<Outcome> {
  const { chainId } = options;
  const how = { ...options, offline: false };
  const { world } = nodeWorld(how, { chainId });
  const { signal } = new AbortController();
  const block = await pinBlock(world, chainId, signal);
  if (block.s !== 'known') throw new UsageError(words.noBlock);
  const at = { world, block: block.v, signal };
  const read = await readSafeAccount(at, address);
  if (read.s !== 'known') {
    const why = read.s === 'unknown' ? read.why : 'timeout';
    throw new UsageError(fill(words.notSafe, { why }));
  }
  const safe = read.v;
  const texts = await Promise.all(files.map(async (it) => (await readInput(it, stdin, cwd)).text));
  const given = mergedProposals(
    texts.flatMap((it) => proposalsIn(it, { chainId })).map((it) => hashedBySafe(it, safe)),
  );
  const service = options.service === undefined ? undefined : serviceOn(options.service, chainId, env);
  const { queue, asked } = await waiting(at, safe, given, service);
  const { sign } = options;
  if (sign !== undefined)
    return signFromQueue({ at, safe, queue, asked, service }, { ...options, sign }, { cwd, note });
  const readBack = await readQueue(queue, how);
  const readbacks = readBack.byNonce.flatMap(({ rivals }) => rivals.map((it) => it.readback));
  const code = worst([
    ...readbacks.map(({ verdict }) => exitCodeOf(verdict)),
    ...(asked?.s === 'unknown' ? [exitCodes.notFullyRead] : []),
    ...(asked !== undefined && hasStops(asked) ? [exitCodes.stop] : []),
  ]);
  if (options.json) return { out: `${jsonOf(queueJson(safe, readBack))}\n`, err: '', code };
  return { out: print(queueLines(safe, readBack, asked, options.from), paper), err: '', code };
}

/** @throws {UsageError} for a network that the service does not serve */
function serviceOn(url: URL, chainId: number, env: Process['service']['env']): SafeService {
  const it = serviceAt(url, chainId, env.SAFE_API_KEY || undefined);
  if (it === undefined) throw new UsageError(words.serviceUnserved, { details: url.host });
  return it;
}

/** What waits by the files and by the service, and what of the service is not so. */
async function waiting(
  at: ReadAt,
  safe: SafeAccount,
  given: readonly Proposal[],
  service: SafeService | undefined,
): Promise<Readonly<{ queue: Queue; asked?: AskedService }>> {
  const said = service && (await readService(service.ask, safe, given));
  const listed = said?.s === 'known' ? said.v.entries.map(({ proposal }) => proposal) : [];
  const agreements = await Promise.all(
    mergedProposals([...given, ...listed]).map(async (proposal) => ({
      proposal,
      agreement: await readAgreement(at, safe, proposal),
    })),
  );
  const queue = queueOf(safe, agreements);
  if (service === undefined || said === undefined) return { queue };
  const host = service.name;
  if (said.s !== 'known')
    return { queue, asked: { host, s: 'unknown', why: said.s === 'unknown' ? said.why : 'timeout' } };
  return { queue, asked: { host, s: 'known', said: said.v, stops: serviceStops(said.v, safe, queue) } };
}

/** The code that takes precedence over the others. */
function worst(codes: readonly number[]): number {
  const { stop, notFullyRead, caution, read } = exitCodes;
  return [stop, notFullyRead, caution].find((it) => codes.includes(it)) ?? read;
}

/** As Safe's transaction service has it, so that it can be read again, with what executes it. */
function queueJson(safe: SafeAccount, queue: ReadQueue): object {
  const all = queue.byNonce.flatMap(({ rivals }) => rivals);
  return {
    safe: {
      address: safe.address,
      chainId: safe.chainId,
      block: safe.block,
      version: safe.version,
      nonce: safe.nonce,
      threshold: safe.threshold,
      owners: safe.owners.map(({ account }) => account),
      modules: safe.modules.list,
      guard: safe.guard ?? null,
      moduleGuard: safe.moduleGuard ?? null,
      fallbackHandler: safe.fallbackHandler?.address ?? null,
      singleton: safe.singleton.address,
    },
    results: all.map((it) => {
      const { body } = it.proposal.request;
      const packed = executionSignatures(safe, it);
      return {
        ...fileOfQueued(it),
        confirmationsRequired: safe.threshold,
        verdict: it.readback.verdict,
        execution: packed === undefined || it.place !== 'next' ? null : execution(body.safe, body.tx, packed),
      };
    }),
  };
}
