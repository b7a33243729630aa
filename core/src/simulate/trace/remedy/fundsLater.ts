import { factOfRevert } from '../../../model/factIds.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import type { Fact, FactValue, Provenance } from '../../../model/fact.ts';
import { known } from '../../../model/known.ts';
import { readAccountState } from '../../../world/chainRead.ts';
import { toldAtPin } from '../../../world/provenance.ts';
import { quantity } from '../../../world/schema.ts';
import type { World } from '../../../world/world.ts';
import type { RunPlan } from '../../runPlan.ts';
import type { Later } from '../later.ts';

/**
 * How much of the native currency the sender is short of, by its balance in the state of the pinned block's parent:
 * only where the calls alone send along more than that. Never rejects.
 */
export async function fundsLater(
  { from, calls }: Pick<RunPlan, 'from' | 'calls'>,
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<Later> {
  const need = calls.reduce((sum, { value }) => sum + value, 0n);
  const at = { world, block, signal };
  const read = need === 0n ? undefined : await readAccountState(at, 'eth_getBalance', from, quantity);
  if (read?.s !== 'known' || read.v.value >= need) return { grow: (effects) => effects, facts: {} };
  const have = read.v.value;
  const asset = { kind: 'native', chainId: block.chainId } as const;
  const fact = (part: string, value: FactValue, by: Provenance): Fact => ({
    id: factOfRevert(part),
    value: known(value),
    from: [by],
  });
  const facts = [
    fact('account', { kind: 'address', address: from }, { by: 'request' }),
    fact('have', { kind: 'amount', raw: have, asset }, toldAtPin(block, read.v.endpoint)),
    fact('need', { kind: 'amount', raw: need, asset }, { by: 'request' }),
  ];
  const remedy = {
    id: 'passes.balance',
    args: {
      how: 'sure',
      account: 'revert.account',
      have: 'revert.have',
      need: 'revert.need',
    },
  } as const;
  return {
    grow: (effects) =>
      effects.revert === undefined ? effects : { ...effects, revert: { ...effects.revert, remedy } },
    facts: Object.fromEntries(facts.map((it) => [it.id, it])),
  };
}
