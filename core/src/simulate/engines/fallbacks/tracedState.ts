import { type Address, type Hex, numberToHex } from 'viem';
import { same } from '../../../ledger/account.ts';
import type { CallFrames } from '../../../effects/callFrames.ts';
import type { Engine, Run, RunResult, StateChange } from '../../../effects/engine.ts';
import { rawRead } from '../../../effects/read.ts';
import { readerCode, readerGas, readerInput, readerOutput, type ReaderSaw } from '../../../effects/reader.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import { lacks } from '../capabilities.ts';
import { gasPriceOf } from '../executed.ts';
import { overrideFields } from '../fieldsOf.ts';
import { unforeseeable } from '../unforeseeable.ts';
import { ethCall, type FallbackRun, nodeOf } from './ask.ts';
import { withinLogs } from './fallbackOutcome.ts';
import { asksOfNoBlock } from './ofNoBlock.ts';
import { traced } from './traceCall.ts';

/**
 * For nodes whose tracer takes nothing for granted (Hardhat), while their `eth_call` does: one call is traced as it is,
 * and what is held after that is read in the state that the tracer says the call leaves behind. Nothing runs at the
 * sender, so that no contract can tell. Several calls, and runs that need something to be assumed, it cannot do. In
 * another block it runs only what asks for nothing of its block, and so is the same in any.
 */
export const byTracedState: Engine = {
  name: 'debug_traceCall',
  async run(run, world, signal): Promise<RunResult> {
    const node = nodeOf(run);
    const [only, ...more] = run.calls;
    const isPlain = more.length === 0 && run.first === undefined;
    const assumes = run.overrides.some(
      ({ code, storage, nonce }) => (code ?? storage ?? nonce) !== undefined,
    );
    if (only === undefined || !isPlain || assumes || lacks(node, 'overrides'))
      return unknown('unsupported', node.endpoint);
    const { surroundings, ...here } = run;
    const asking: FallbackRun = { run: { ...here, overrides: [] }, world, signal };
    if (surroundings !== undefined && !(await asksOfNoBlock(asking)))
      return unknown('unsupported', node.endpoint);
    const [plain, before] = await Promise.all([traced(asking), readWith(asking, {})]);
    if (plain.s === 'poor') return run.overrides.length === 0 ? plain : unknown('unsupported', node.endpoint);
    if (plain.s !== 'known') return plain;
    if (before.s !== 'known') return before;
    const { calls, frames, state } = plain.v;
    if (state.s !== 'known') return unknown('unsupported', node.endpoint);
    const after = await readWith(asking, leftBehind(state.v));
    if (after.s !== 'known') return after;
    const gasUsed = calls[0]?.gasUsed ?? 0n;
    const left = withFee(after.v.words, { run, only: only.from, changes: state.v, frames, gasUsed });
    if (left === undefined) return unknown('malformed', node.endpoint);
    return known({
      engine: byTracedState.name,
      ...withinLogs(calls),
      before: before.v.words,
      after: left,
      gasPrice: gasPriceOf(run),
      // The tracer does not say in which block it ran.
      inPinnedBlock: false,
      notLookedAt: [],
      assumed: [],
      endpoint: node.endpoint,
      traces: known(frames),
      state,
    });
  },
};

/** What is read in a state: undefined of the accounts that are not named is as the block has it. */
async function readWith(
  asking: FallbackRun,
  state: Readonly<Record<Address, object>>,
): Promise<Known<ReaderSaw>> {
  const { run } = asking;
  const reader = unforeseeable();
  const raw = run.reads.map(rawRead);
  const call = { to: reader, data: readerInput(raw), gas: numberToHex(readerGas(raw.length)) };
  const answer = await ethCall(
    asking,
    call,
    { ...state, ...overrideFields([{ address: reader, code: readerCode }]) },
    {},
  );
  if (answer.s !== 'known') return answer.s === 'poor' ? unknown('refused', answer.endpoint) : answer;
  const saw = answer.v.ok ? readerOutput(answer.v.data, raw.length) : undefined;
  return saw === undefined ? unknown('unsupported', answer.v.endpoint) : known(saw);
}

function leftBehind(changes: readonly StateChange[]): Readonly<Record<Address, object>> {
  return Object.fromEntries(
    changes.map(({ address, balance, code, storage }) => [
      address,
      {
        ...(balance === undefined ? {} : { balance: numberToHex(balance.after) }),
        ...(code === undefined ? {} : { code: code.after }),
        ...(storage.length === 0
          ? {}
          : { stateDiff: Object.fromEntries(storage.map(({ slot, after }): [Hex, Hex] => [slot, after])) }),
      },
    ]),
  );
}

/**
 * Tracers differ in whether they take the fee, and at which base fee: what moves inside tells what was taken. Undefined
 * where the sender has left what no fee explains.
 */
function withFee(
  words: readonly Known<bigint>[],
  {
    run,
    only,
    changes,
    frames,
    gasUsed,
  }: Readonly<{
    run: Run;
    only: Address;
    changes: readonly StateChange[];
    frames: readonly CallFrames[];
    gasUsed: bigint;
  }>,
): readonly Known<bigint>[] | undefined {
  if (frames.some(({ cut }) => cut)) return undefined;
  const own = changes.find(({ address }) => same(address, only))?.balance;
  const change = own === undefined ? 0n : own.after - own.before;
  const moved = frames
    .flatMap(({ nodes }) => nodes)
    .filter(({ undone, op }) => !undone && op !== 'delegatecall')
    .reduce(
      (sum, { from, to, value }) => sum - (same(from, only) ? value : 0n) + (same(to, only) ? value : 0n),
      0n,
    );
  const taken = moved - change;
  if (taken !== 0n && !isFee(taken, gasUsed, run)) return undefined;
  const fee = gasPriceOf(run) * gasUsed;
  return words.map((it, n) => {
    const read = run.reads[n];
    const isOwn = read?.kind === 'native' && same(read.account, only);
    return isOwn && it.s === 'known' ? known(it.v + taken - fee) : it;
  });
}

/** Whether an amount in wei is what this gas costs at some base fee. */
function isFee(taken: bigint, gasUsed: bigint, { fees }: Run): boolean {
  if (fees.kind === 'none' || gasUsed === 0n || taken % gasUsed !== 0n) return false;
  const price = taken / gasUsed;
  if (fees.kind === 'legacy') return price === fees.gasPrice;
  return price >= fees.maxPriorityFeePerGas && price <= fees.maxFeePerGas;
}
