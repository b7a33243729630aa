import type { Address } from 'viem';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Effects } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { ofTheUser } from '../../world/rpc.ts';
import type { World } from '../../world/world.ts';
import type { Happened } from '../effects/happened.ts';

/**
 * What was read back, as what is compared with what was said: for the account that was asked to sign, with the user's own
 * book, which alone says which other accounts are theirs.
 */
export async function asHeard(
  readback: Readback,
  account: Address,
  world: World,
  signal: AbortSignal,
): Promise<Evidence> {
  const { sentence: _, verdict: __, control: ___, unread: ____, parties: _____, ...rest } = readback;
  const { findings: ______, ...found } = rest;
  const chainId = requestChain(readback) ?? 0;
  const none = unknown('notAsked');
  return {
    ...found,
    session: known({ host: '', wallet: { chainId, account, name: '' } }),
    book: await world.ask('book', {}, ofTheUser(signal)),
    preferences: none,
    now: none,
    heads: none,
  };
}

/** The same with what happened in the place of what was simulated; where nobody can tell, nothing is known of it. */
export function withHappened(view: Evidence, happened: Happened | undefined): Evidence {
  if (view.effects.s !== 'known' || happened === undefined) {
    return { ...view, effects: unknown('notAsked') };
  }
  // In which other block, or at which gas, it might have gone otherwise does not matter any more.
  const { otherBlock: _, otherGas: __, notNow: ___, revert: ____, ...simulated } = view.effects.v;
  const { lines, arrivals } = happened;
  const effects: Effects = { ...simulated, status: 'success', lines, arrivals };
  return { ...view, effects: known(effects) };
}
