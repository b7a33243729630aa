import { same } from '../../ledger/account.ts';
import { gasBefore, gasCharged } from '../../request/leastGas.ts';
import { type Address, bytesToHex, type Hex, numberToHex } from 'viem';
import { known, unknown } from '../../model/known.ts';
import type { CallOutcome, Override, Run, SimulatedCall } from '../../effects/engine.ts';
import { type Done, executorCode, executorInput, executorOutput, type ExecutorOrder } from './executor.ts';
import { blockFields, overrideFields } from './fieldsOf.ts';
import { rawRead } from '../../effects/read.ts';
import { type ReaderSaw, readerCode, readerGas, readerInput, readerOutput } from '../../effects/reader.ts';
import { maxTransactionGas } from './gas.ts';
import { unforeseeable } from './unforeseeable.ts';

/** A whole run as one call of the sender's own account, and how its answer is read. */
export type Executed = Readonly<{
  call: Readonly<Record<string, unknown>>;
  state: Readonly<Record<Address, object>>;
  block: Readonly<Record<string, Hex>>;
  /** Where the reads are made from: no call of the request. */
  reader: Address;
  /** Undefined when this cannot be the answer. */
  read(output: Hex): Saw | undefined;
}>;

export type Saw = Readonly<{
  before: ReaderSaw;
  after: ReaderSaw;
  first: readonly CallOutcome[];
  calls: readonly CallOutcome[];
  /** Of each of `calls` the address that it made, where it made one. */
  made: readonly (bigint | undefined)[];
}>;

/**
 * Puts a run into one call, for nodes without `eth_simulateV1`: an executor is at the sender's own address and
 * reads, calls, and reads again. Undefined where that would not be the same run: calls of several senders,
 * creations among other calls (their addresses depend on nonces), and a sender that gets code for the run.
 * `nonce` is the sender's before the run, which only a creation needs. A balance that is known is made up for what the node takes as the fee
 * of the whole call in advance, so that the sender has what it would have. `withReads` false leaves the reads out.
 */
export function executed(run: Run, withReads = true, nonce?: bigint): Executed | undefined {
  const [sender] = run.calls.map(({ from }) => from);
  const all = [...(run.first ?? []), ...run.calls];
  if (all.length > 1 && all.some((it) => it.to === null)) return undefined;
  if (sender === undefined || !all.every((it) => same(it.from, sender))) return undefined;
  const hasCode = run.overrides.some(({ address, code }) => code !== undefined && same(address, sender));
  if (hasCode) return undefined;
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const reader = unforeseeable();
  const raw = withReads ? run.reads.map(rawRead) : [];
  const look: ExecutorOrder = {
    kind: 'read',
    to: reader,
    value: 0n,
    gas: readerGas(raw.length),
    data: readerInput(raw),
  };
  const orders = [...(run.first ?? []).map(order), look, ...run.calls.map(order), look];
  const gas = gasFor(orders, run);
  const price = gasPriceOf(run);
  const start = run.first?.length ?? 0;
  const overrides: readonly Override[] = [
    ...run.overrides,
    { address: reader, code: readerCode },
    {
      address: sender,
      code: executorCode(secret),
      ...balanceOf(run, sender, gas),
      // A node counts its own call of the executor too.
      ...(nonce === undefined ? {} : { nonce: nonce - 1n }),
    },
  ];
  return {
    call: {
      from: sender,
      to: sender,
      data: executorInput(secret, orders),
      gas: numberToHex(gas),
      ...(price === 0n ? {} : { gasPrice: numberToHex(price) }),
    },
    state: overrideFields(overrides),
    block: blockFields(run),
    reader,
    read(output) {
      const done = executorOutput(output, orders.length);
      const [first, last] = [done?.[start], done?.at(-1)];
      if (done === undefined || !first?.ok || !last?.ok) return undefined;
      const before = readerOutput(first.data, raw.length);
      const after = readerOutput(last.data, raw.length);
      if (before === undefined || after === undefined) return undefined;
      const calls = done.slice(start + 1, -1);
      return {
        before,
        after,
        first: done.slice(0, start).map((it, n) => outcomeOf(it, run.first?.[n] ?? nothing, run)),
        calls: calls.map((it, n) => outcomeOf(it, run.calls[n] ?? nothing, run)),
        made: calls.map((it, n) => (run.calls[n]?.to === null && it.ok ? it.about : undefined)),
      };
    },
  };
}

/** So much that the sender has left for its calls what it has left once only their own gas is paid in advance. */
function balanceOf(run: Run, sender: Address, gas: bigint): { balance?: bigint } {
  if (run.fees.kind === 'none') return {};
  const made = run.overrides.findLast(
    ({ address, balance }) => balance !== undefined && same(address, sender),
  );
  const has = run.balance ?? made?.balance;
  if (has === undefined) return {};
  const own = run.calls.reduce((sum, call) => sum + call.gas, 0n);
  return { balance: has + (gas > own ? (gas - own) * gasPriceOf(run) : 0n) };
}

/** In wei per gas, as a contract sees it. Paid as one price, so that no more is needed in advance. */
export function gasPriceOf({ fees, block }: Run): bigint {
  if (fees.kind === 'none') return 0n;
  if (fees.kind === 'legacy') return fees.gasPrice;
  const wanted = block.baseFeePerGas + fees.maxPriorityFeePerGas;
  return wanted < fees.maxFeePerGas ? wanted : fees.maxFeePerGas;
}

/**
 * What the run read, with the sender's coins as they are before and after a transaction of its own: within the run
 * the fee is paid in advance.
 */
export function wordsInAnswer(
  run: Run,
  { before, after, calls }: Saw,
): Readonly<{ before: ReaderSaw['words']; after: ReaderSaw['words'] }> {
  const price = before.gasPrice;
  const [sender] = run.calls.map(({ from }) => from);
  const at = run.reads.findIndex((read) => read.kind === 'native' && same(read.account, sender));
  // What is at the sender during the run is the executor's code, not its own.
  const own = (words: ReaderSaw['words']) =>
    words.map((it, n) => (isCodeOf(run.reads[n], sender) ? gone : it));
  const seen = before.words[at];
  if (price === 0n || seen?.s !== 'known') return { before: own(before.words), after: own(after.words) };
  const limit = run.calls.reduce((sum, call) => sum + call.gas, 0n);
  const paid = run.balance === undefined ? limit * price : run.balance - seen.v;
  const fee = calls.reduce((sum, call) => sum + call.gasUsed, 0n) * price;
  const moved = (words: ReaderSaw['words'], by: bigint) =>
    words.map((it, n) => (n === at && it.s === 'known' ? known(it.v + by) : it));
  return { before: own(moved(before.words, paid)), after: own(moved(after.words, paid - fee)) };
}

const gone = unknown('unsupported');

function isCodeOf(read: Run['reads'][number] | undefined, sender: Address | undefined): boolean {
  if (read === undefined || sender === undefined) return false;
  const { to, of } = rawRead(read);
  return of === 'code' && same(to, sender);
}

/**
 * A call keeps a sixty-fourth back from those that it makes (EIP-150), and the executor needs some itself. Nodes refuse
 * more than one transaction may use, unless the request itself asks for more.
 */
function gasFor(orders: readonly ExecutorOrder[], { block, calls }: Run): bigint {
  const wanted = orders.reduce((sum, { gas }) => sum + gas + gas / 60n + 50_000n, 100_000n);
  const isMore = calls.some(({ gas }) => gas > maxTransactionGas);
  const most = isMore || block.gasLimit < maxTransactionGas ? block.gasLimit : maxTransactionGas;
  return wanted < most ? wanted : most;
}

/** What a transaction costs before its first instruction is no gas that the call can see. */
function order(call: SimulatedCall): ExecutorOrder {
  const { to, value, data } = call;
  const before = gasBefore(call);
  const gas = call.gas > before ? call.gas - before : 0n;
  return { kind: to === null ? 'create' : 'call', to, value, gas, data };
}

/** Gas as a transaction of its own would use it: what it costs before anything runs, and what ran. */
function outcomeOf(
  { ok, gasUsed, about, data }: Done,
  call: Pick<SimulatedCall, 'to' | 'data' | 'accessList'> & Partial<Pick<SimulatedCall, 'value'>>,
  { block }: Run,
): CallOutcome {
  const overhead = (call.value ?? 0n) > 0n ? callCost + valueCost : callCost;
  const ran = call.to !== null && about === 0n ? 0n : gasUsed > overhead ? gasUsed - overhead : 0n;
  return { ok, gasUsed: gasCharged(ran + gasBefore(call), call, block.chainId), data, logs: [] };
}

/** A call of what is known already, and what a value costs beyond what is given along with it. */
const callCost = 130n;
const valueCost = 6_700n;

const nothing = { to: '0x0000000000000000000000000000000000000000', data: '0x' } as const;
