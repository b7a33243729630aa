import { getContractAddress } from 'viem';
import { type Known, known, unknown } from '../../../model/known.ts';
import { rememberLack, lacks } from '../capabilities.ts';
import type { CallOutcome, Engine, SimulatedCall } from '../../../effects/engine.ts';
import { blockFields, callFields, overrideFields } from '../fieldsOf.ts';
import {
  type FallbackRun,
  type FallbackCall,
  estimatedGas,
  ethCall,
  nodeOf,
  nonceOf,
  type Poor,
} from './ask.ts';
import { callsNoCode } from '../callsNoCode.ts';
import { executed, type Saw } from '../executed.ts';
import { fallbackOutcome, type Plainly } from './fallbackOutcome.ts';

/**
 * `eth_call` with state overrides, which nearly every node has: the run as one call of the sender's own account, with
 * reads before and after, beside the same run without reads. No events are seen, but where no code runs there are none:
 * what the request does not speak of is not inspected. Gas is what `eth_estimateGas` says, which is at least what is used.
 */
export const byEthCall: Engine = {
  name: 'eth_call',
  async run(run, world, signal) {
    const node = nodeOf(run);
    if (lacks(node, 'overrides')) return unknown('unsupported', node.endpoint);
    const asking = { run, world, signal };
    const nonce = await nonceForCreation(asking);
    if (nonce?.s === 'unknown') return nonce;
    const whole = executed(run, true, nonce?.v);
    if (whole === undefined) return unknown('unsupported', node.endpoint);
    const [only, ...more] = run.calls;
    const isOne = only !== undefined && more.length === 0 && run.first === undefined;
    const [answer, plain, isSilent] = await Promise.all([
      ethCall(asking, whole.call, whole.state, whole.block),
      plainly(asking, nonce?.v),
      isOne && callsNoCode([only], { world, block: run.block, signal }),
    ]);
    if (plain.s !== 'known') return plain;
    if (answer.s !== 'known') return answer;
    const { ok, data, endpoint } = answer.v;
    if (ok && data === '0x') {
      // There was no code where it was to be put: the node takes nothing for granted.
      rememberLack(node, 'overrides');
      return unknown('unsupported', endpoint);
    }
    const saw = ok ? whole.read(data) : undefined;
    if (saw === undefined) return unknown(ok ? 'malformed' : 'refused', endpoint);
    const by = { engine: byEthCall.name, endpoint, seesEvents: isSilent };
    return known(fallbackOutcome(run, saw, withGas(plain.v, saw), by));
  },
};

/** The nonce that a creation begins with. One that is the first of its account cannot be made by the executor. */
export async function nonceForCreation(
  asking: FallbackRun,
): Promise<Exclude<Known<bigint>, { s: 'pending' }> | undefined> {
  const [call] = asking.run.calls;
  if (call === undefined || call.to !== null) return undefined;
  const nonce = await nonceOf(asking, call.from);
  if (nonce.s === 'pending') return unknown('notAsked');
  return nonce.s === 'known' && nonce.v === 0n ? unknown('unsupported') : nonce;
}

async function plainly(asking: FallbackRun, nonce: bigint | undefined): Promise<Known<Plainly> | Poor> {
  const { run } = asking;
  const [only, ...more] = run.calls;
  if (only === undefined || more.length > 0 || run.first !== undefined) return withoutReads(asking);
  const state = overrideFields(run.overrides);
  const { gas: _gas, ...open } = callFields(only, run);
  const [called, gas] = await Promise.all([
    ethCall(asking, callFields(only, run), state, blockFields(run)),
    estimatedGas(asking, open, state),
  ]);
  if (called.s !== 'known') return called;
  const made = nonce === undefined || !called.v.ok ? {} : { made: addressMade(only, nonce) };
  return known({ calls: [outcomeOf(called.v, gas)], ...made });
}

/** Gas that is not known yet is 0, see `withGas`. */
function outcomeOf({ ok, data }: FallbackCall, gas: Known<bigint>): CallOutcome {
  return { ok, data, gasUsed: gas.s === 'known' ? gas.v : 0n, logs: [] };
}

/** What the executor counted, where the node would not say. */
function withGas({ calls, ...rest }: Plainly, saw: Saw): Plainly {
  return {
    ...rest,
    calls: calls.map((call, n) =>
      call.gasUsed > 0n ? call : { ...call, gasUsed: saw.calls[n]?.gasUsed ?? 0n },
    ),
  };
}

/** Reads warm up what calls use, which makes calls cheaper: gas is counted without them. */
async function withoutReads(asking: FallbackRun): Promise<Known<Plainly> | Poor> {
  const { run } = asking;
  const whole = executed(run, false);
  if (whole === undefined) return unknown('unsupported', run.block.endpoint);
  const answer = await ethCall(asking, whole.call, whole.state, whole.block);
  if (answer.s !== 'known') return answer;
  const saw = answer.v.ok ? whole.read(answer.v.data) : undefined;
  if (saw === undefined) return unknown(answer.v.ok ? 'unsupported' : 'refused', answer.v.endpoint);
  return known({ calls: saw.calls });
}

export function addressMade({ from }: SimulatedCall, nonce: bigint): bigint {
  return BigInt(getContractAddress({ from, nonce }));
}
