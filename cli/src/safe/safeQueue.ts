import { readAgreement } from '@readback/core/safe/agreement.ts';
import { execution } from '@readback/core/safe/execution.ts';
import { hashedBySafe, proposalsIn } from '@readback/core/safe/proposal.ts';
import { executionSignatures, mergedProposals, queueOf } from '@readback/core/safe/queue.ts';
import { fileOfQueued } from '@readback/core/safe/queueFile.ts';
import { readSafeAccount, type SafeAccount } from '@readback/core/safe/safeAccount.ts';
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
import { queueLines } from './queueLines.ts';
import { type ReadQueue, readQueue } from './readQueue.ts';

/**
 * `readback safe ADDRESS FILE…`: a Safe as the node says it is, what the files propose to it, each read back, and who of the
 * owners has signed, as far as it is proven. With `--json` the proposals in the form of Safe's transaction service, with the
 * signatures that hold, and the call that executes what enough owners have signed: what is written can be read again.
 *
 * @throws {UsageError} where the account is not a Safe, or a file holds anything but Safe transactions
 */
export async function safeQueue(
  { safe: address, files, options }: Extract<Command, { kind: 'safe' }>,
  { cwd, stdin, paper }: Process,
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
  const proposals = mergedProposals(
    texts.flatMap((it) => proposalsIn(it, { chainId })).map((it) => hashedBySafe(it, safe)),
  );
  const agreements = await Promise.all(
    proposals.map(async (proposal) => ({ proposal, agreement: await readAgreement(at, safe, proposal) })),
  );
  const queue = await readQueue(queueOf(safe, agreements), how);
  const readbacks = queue.byNonce.flatMap(({ rivals }) => rivals.map((it) => it.readback));
  const code = worst(readbacks.map(({ verdict }) => exitCodeOf(verdict)));
  if (options.json) return { out: `${jsonOf(queueJson(safe, queue))}\n`, err: '', code };
  return { out: print(queueLines(safe, queue, options.from), paper), err: '', code };
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
