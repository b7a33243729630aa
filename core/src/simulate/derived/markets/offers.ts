import type { Address } from 'viem';
import type { Limit, NotNow } from '../../../model/limits.ts';
import { assetKey } from '../../../ledger/asset.ts';
import { same } from '../../../ledger/account.ts';
import { assetOfPart, type Offer, offersOf, type OfferPart } from '../../../actions/offers/offers.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import type { Step } from '../../../model/step.ts';
import type { Added, Additions } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import type { OffersPlan } from './offersPlan.ts';
import { heldAtPin, lineOf } from './seaportChanges.ts';
import { encode } from '../permit.ts';

/**
 * What an order does at most once it is filled, by the rules of its exchange: what is given leaves, and at least what is
 * wanted comes, where it comes to who gives. Nothing is run; what could not be filled now is told. Undefined where the
 * typed data is not an order that has words.
 */
export async function offerLines(
  { market, signer }: OffersPlan,
  { steps, block }: { steps: readonly Step[]; block: PinnedBlock },
  at: AtPin,
): Promise<Known<Additions>> {
  const offers = steps.flatMap(offersOf);
  const [offer] = offers;
  if (offer === undefined || offers.length > 1) return unknown('unsupported');
  const owner = offer.owner?.value ?? signer;
  if (owner === undefined) return unknown('notAsked');
  if (offer.gives.some(({ what }) => what !== 'token' && what !== 'item')) return unknown('unsupported');
  const comes = offer.to === undefined || same(offer.to.value, owner);
  const gets = comes ? offer.gets : [];
  const changes = [...summed(offer.gives, -1n, block.chainId), ...summed(gets, 1n, block.chainId)];
  const reasons = new Set<'expired' | 'balance' | 'allowance'>();
  if (isOver(offer, block.timestamp)) reasons.add('expired');
  const lines = await Promise.all(
    changes.map(async (change): Promise<Added> => {
      const { token, item, amount } = change;
      const [before, may] = await Promise.all([
        heldBy(owner, change, at),
        token === undefined || item !== undefined || amount > 0n
          ? known(1n)
          : at.word(token, encode('allowance', [owner, market.spender])),
      ]);
      if (amount < 0n && before.s === 'known' && before.v === 0n) reasons.add('balance');
      if (may.s === 'known' && may.v === 0n) reasons.add('allowance');
      if (token !== undefined) {
        const id = item === undefined ? {} : { id: item };
        return lineOf({ who: owner, token, ...id, single: false, amount }, before, block.chainId);
      }
      const after = before.s === 'known' ? known(before.v + amount > 0n ? before.v + amount : 0n) : before;
      const asset = { kind: 'native', chainId: block.chainId } as const;
      return { line: { who: owner, what: 'balance', asset, before, after, basis: 'read' } };
    }),
  );
  const chosen: Limit = { is: 'chosen' };
  return known({
    lines,
    ...(gets.some(({ what }) => what === 'anyItem') ? { notLookedAt: [chosen] } : {}),
    notNow: [...reasons].map((why): NotNow => ({ is: why })),
    assumed: [{ is: 'permit' }, { is: 'byRules', rules: market.name }],
  });
}

function isOver({ until }: Offer, now: bigint): boolean {
  return until !== undefined && until.value < now;
}

type Change = Readonly<{ token?: Address; item?: bigint; amount: bigint }>;

/** What is given twice (an amount, and a fee of the same token) leaves once, by the sum. Items that others choose are not. */
function summed(parts: readonly OfferPart[], sign: bigint, chainId: number): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const part of parts) {
    const asset = assetOfPart(part, chainId);
    if (asset === undefined || asset.kind === 'collection') continue;
    const key = assetKey(asset);
    sums.set(key, {
      ...(asset.kind === 'native' ? {} : { token: asset.address }),
      ...(asset.kind === 'nft' ? { item: asset.id } : {}),
      amount: (sums.get(key)?.amount ?? 0n) + sign * part.amount.value,
    });
  }
  return [...sums.values()];
}

/** How much of it an account holds. An order does not always say whether an item is one alone. */
async function heldBy(who: Address, { token, item, amount }: Change, at: AtPin): Promise<Known<bigint>> {
  if (token === undefined) return at.balance(who);
  if (item === undefined) return at.word(token, encode('balanceOf', [who]));
  const alone = await heldAtPin({ who, token, id: item, single: true, amount }, at);
  return alone.s === 'known' ? alone : heldAtPin({ who, token, id: item, single: false, amount }, at);
}
