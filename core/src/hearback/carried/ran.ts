import { same } from '../../ledger/account.ts';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import { entryPointLayout } from '../../decode/wrappers/accounts/entryPoints.ts';
import { type Known, known, unknown, isUnanswered } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { flat } from '../../effects/candidates.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hexBytes } from '../../world/schema.ts';
import { hasCode } from '../signature/contractSignature.ts';
import type { Receipt, SentTransaction } from '../transaction/mined.ts';
import type { HearingNode } from '../transaction/node.ts';
import { type CarriedAct } from './acts.ts';
import { operationsOf, safeEvents } from './events.ts';
import { isExecution, isTrustedCarrier } from './how.ts';
import { foundIn, traceOf } from './trace.ts';
import type { Wanted } from './wanted.ts';
import { decode } from '../../decode/decode.ts';
import { freeze } from '../../request/frozen/freeze.ts';

/** A transaction that was mined. */
export type MinedTransaction = Readonly<{ sent: SentTransaction; receipt: Receipt }>;

type Context = Readonly<{
  wanted: Wanted;
  mined: MinedTransaction;
  steps: readonly Step[];
  node: HearingNode;
}>;

/**
 * Whether the acts that are in the calldata of a mined transaction were carried out. `failed`: they were tried, and
 * nothing is left of them. `absent`: they were not even tried. `notSeen`: nothing and nobody says.
 */
export async function ranAll(
  acts: readonly CarriedAct[],
  context: Context,
): Promise<'ran' | 'failed' | 'absent' | 'notSeen'> {
  const [first] = acts;
  if (first === undefined) return 'notSeen';
  const { wanted, mined, node } = context;
  const trusted = acts.every((act) => isTrustedCarrier(act, wanted.account));
  const forwarder = first.forwarded ? (first.path.at(-1)?.to ?? undefined) : undefined;
  if (forwarder !== undefined) {
    const believed = await Promise.all(acts.map(({ step }) => believes(step.to, forwarder, context)));
    if (believed.some((it) => it.s === 'known' && !it.v)) return 'absent';
    if (believed.some((it) => it.s !== 'known')) return 'notSeen';
  }
  const said = saidOf(first, context);
  if (trusted && said.s === 'failed') return 'failed';
  if (trusted && said.s === 'ran') {
    if (acts.every(({ step }) => runsWithin(said.step, step, wanted.chainId))) return 'ran';
  }
  const frames = await traceOf(mined.sent, node);
  if (frames.s === 'known') return foundIn(frames.v, wanted, forwarder);
  // Safes and entry points always say what they did: where they do not, nothing is assumed.
  if (!trusted || said.s !== 'silent' || !acts.every(({ step }) => step.runs === 'always')) return 'notSeen';
  if (forwarder !== undefined) return 'ran';
  const at = {
    chainId: node.chainId,
    block: { blockHash: mined.receipt.blockHash },
    account: wanted.account,
  };
  const code = await hasCode(at, node.world, node.signal);
  if (code.s !== 'known') return 'notSeen';
  return code.v ? 'ran' : 'absent';
}

/** What events say of the step that leads to an act. `silent`: of such steps there are no events. */
type Said = Readonly<{ s: 'ran'; step: Step } | { s: 'failed' | 'unclear' | 'silent' }>;

function saidOf({ step, path }: CarriedAct, { wanted: { account }, mined, steps }: Context): Said {
  const around = [...path, step];
  const { logs } = mined.receipt;
  const entry = path.findIndex(({ to }) => entryPointLayout(to) !== 'unknown');
  const operation = around[entry + 1];
  if (entry >= 0 && operation !== undefined) {
    const all = flat(steps).filter(({ to }) => entryPointLayout(to) !== 'unknown');
    const own = all.flatMap((it) => it.steps).filter(({ actor }) => same(actor, account));
    const events = operationsOf(logs, account);
    const [event, ...more] = events;
    if (own.length !== 1 || event === undefined || more.length > 0) return { s: 'unclear' };
    return event.ok ? { s: 'ran', step: operation } : { s: 'failed' };
  }
  const execution = path.findIndex((it) => isExecution(it, account));
  const executed = around[execution + 1];
  if (execution < 0 || executed === undefined) return { s: 'silent' };
  const count = flat(steps).filter((it) => isExecution(it, account)).length;
  const { ok, failed } = safeEvents(logs, account);
  if (ok + failed !== count) return { s: 'unclear' };
  if (failed === 0) return { s: 'ran', step: executed };
  return { s: ok === 0 ? 'failed' : 'unclear' };
}

/** Whether a contract takes a forwarder's word for who calls it (ERC-2771), at the block of the transaction. */
async function believes(
  target: Hex | null,
  forwarder: Hex,
  { node, mined }: Context,
): Promise<Known<boolean>> {
  if (target === null) return known(false);
  const data = encodeFunctionData({ abi, args: [forwarder] });
  const params = [{ to: target, data }, { blockHash: mined.receipt.blockHash }];
  const question = { chainId: node.chainId, method: 'eth_call', params };
  const answer = await rpc(node.world, question, ordinary(node.signal), hexBytes);
  if (answer.s !== 'known') return isUnanswered(answer) ? known(false) : answer;
  const { value } = answer.v;
  return value.length === 66
    ? known(BigInt(value) === 1n)
    : value === '0x'
      ? known(false)
      : unknown('malformed');
}

const abi = parseAbi([solidity.isTrustedForwarder]);

/**
 * Whether a step must have run, given that the step around it did: read separately, without what may fail outside
 * of it. `around` is the step, or one that it lies in.
 */
function runsWithin(around: Step, step: Step, chainId: number): boolean {
  if (around.id === step.id) return true;
  const { to, value, data, actor } = around;
  const call = { to, value, data };
  const from = actor === 'unknown' ? {} : { from: actor };
  const { steps } = decode(freeze({ kind: 'transaction', chainId, ...from, call, set: {} }, ''), {});
  const places = step.id.slice(around.id.length + 1).split('.');
  let at: Step | undefined = steps[0];
  for (const place of places) at = at?.steps[Number(place)];
  return at?.data === step.data && at.runs === 'always';
}
