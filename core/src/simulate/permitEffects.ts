import { encodeFunctionData, numberToHex, parseAbi } from 'viem';
import type { EffectLine, Effects, PinnedBlock } from '../model/effects.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { toldAtPin } from '../world/provenance.ts';
import { rpc } from '../world/rpc.ts';
import { type Check, hexBytes } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { effectFacts } from './effectFacts.ts';
import type { Permit } from './permit.ts';
import type { Report } from './report.ts';

/**
 * What a permit does once its holder uses it: the allowance becomes what was signed. Nothing is run, since anyone
 * can use the signature at any time until it ends: the allowance now is read by one `eth_call` at the parent of
 * the pinned block, and the one after is the signed value.
 */
export async function permitEffects(
  permit: Permit,
  { steps, block }: { steps: readonly Step[]; block: PinnedBlock },
  world: World,
  signal: AbortSignal,
): Promise<Known<Report>> {
  const { token, owner, spender, value, until } = permit;
  const { chainId } = block;
  const data = encodeFunctionData({ abi, args: [owner, spender] });
  const question = {
    chainId,
    method: 'eth_call',
    params: [{ to: token, data, gas: numberToHex(1_000_000n) }, { blockHash: block.parentHash }],
  };
  const answer = await rpc(world, question, { signal, deadline: 8_000, maxBytes: 4_096 }, word);
  const before: Known<bigint> =
    answer.s === 'known'
      ? known(answer.v.value)
      : unknown(answer.s === 'unknown' ? answer.why : 'timeout', block.endpoint);
  const line: EffectLine = {
    id: '0',
    who: owner,
    what: 'allowance',
    asset: { kind: 'token', chainId, address: token },
    counterparty: spender,
    before,
    after: known(value),
    basis: 'read',
    ...(until === undefined ? {} : { until }),
    cause: steps.map((step) => step.id),
  };
  const effects: Effects = {
    block,
    status: 'success',
    gasUsed: 0n,
    lines: [line],
    engines: [{ name: 'eth_call', agrees: null }],
    notLookedAt: [],
    assumed: [{ id: 'effects.assumed.permit', args: {} }],
  };
  const from = [toldAtPin(block, answer.s === 'known' ? answer.v.endpoint : block.endpoint, 'eth_call')];
  const facts = effectFacts(line, from).map((fact) =>
    fact.id === 'effect.0.before' ? fact : { ...fact, from: [{ by: 'request' } as const] },
  );
  return known({ effects, facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])) });
}

const abi = parseAbi(['function allowance(address, address) view returns (uint256)']);

const word: Check<bigint> = (it) => {
  const bytes = hexBytes(it);
  return bytes?.length === 66 ? BigInt(bytes) : undefined;
};
