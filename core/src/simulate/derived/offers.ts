import type { Address } from 'viem';
import { type Offer, offersOf, type Part } from '../../check/offers.ts';
import type { PinnedBlock } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { TypedData } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import type { Added, Additions } from './additions.ts';
import type { AtPin } from './atPin.ts';
import { encode } from './permit.ts';

/** An order at an exchange whose contract is known. `spender`: what moves the tokens that are given. */
export type OffersPlan = Readonly<{ kind: 'offers'; market: Market; signer?: Address }>;

type Market = Readonly<{ name: string; spender: Address }>;

/** Exchanges by the contract that verifies their orders, which keeps to the amounts that are signed. */
const markets: ReadonlyMap<string, Market> = new Map([
  [
    '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
    { name: 'CoW Protocol', spender: '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110' },
  ],
  [
    '0x111111125421ca6dc452d289314280a0f8842a65',
    { name: '1inch', spender: '0x111111125421cA6dc452d289314280a0f8842A65' },
  ],
]);

export function offersPlan({ domain }: TypedData, signer?: Address): OffersPlan | undefined {
  const market = markets.get(domain.verifyingContract?.toLowerCase() ?? '');
  return market === undefined
    ? undefined
    : { kind: 'offers', market, ...(signer === undefined ? {} : { signer }) };
}

/**
 * What an order does at most once it is filled, by the rules of its exchange: what is given leaves, and at least what is
 * wanted comes, where it comes to who gives. Nothing is run; what could not be filled now is told. Undefined where the
 * typed data is no order that has words.
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
  if (offer.gives.some(({ what }) => what !== 'token')) return unknown('unsupported');
  const comes = offer.to === undefined || offer.to.value.toLowerCase() === owner.toLowerCase();
  const changes = [...summed(offer.gives, -1n), ...(comes ? summed(offer.gets, 1n) : [])];
  const reasons = new Set<'expired' | 'balance' | 'allowance'>();
  if (isOver(offer, block.timestamp)) reasons.add('expired');
  const lines = await Promise.all(
    changes.map(async ({ token, amount }): Promise<Added> => {
      const [held, may] = await Promise.all([
        token === undefined ? at.balance(owner) : at.word(token, encode('balanceOf', [owner])),
        token === undefined || amount > 0n
          ? known(1n)
          : at.word(token, encode('allowance', [owner, market.spender])),
      ]);
      if (amount < 0n && held.s === 'known' && held.v === 0n) reasons.add('balance');
      if (may.s === 'known' && may.v === 0n) reasons.add('allowance');
      const after = held.s === 'known' ? known(held.v + amount > 0n ? held.v + amount : 0n) : held;
      const { chainId } = block;
      const asset =
        token === undefined
          ? ({ kind: 'native', chainId } as const)
          : ({ kind: 'token', chainId, address: token } as const);
      return { line: { who: owner, what: 'balance', asset, before: held, after, basis: 'read' } };
    }),
  );
  return known({
    lines,
    notNow: [...reasons].map((why): Phrase => ({ id: 'effects.notNow', args: { why } })),
    assumed: [
      { id: 'effects.assumed.permit', args: {} },
      { id: 'effects.assumed.byRules', args: { rules: market.name } },
    ],
  });
}

function isOver({ until }: Offer, now: bigint): boolean {
  return until !== undefined && until.value < now;
}

type Change = Readonly<{ token?: Address; amount: bigint }>;

/** What is given twice (an amount, and a fee of the same token) leaves once, by the sum. */
function summed(parts: readonly Part[], sign: bigint): readonly Change[] {
  const sums = new Map<string, Change>();
  for (const { what, token, amount } of parts) {
    if (what !== 'native' && token === undefined) continue;
    const key = what === 'native' ? '' : (token?.value.toLowerCase() ?? '');
    const sum = (sums.get(key)?.amount ?? 0n) + sign * amount.value;
    sums.set(key, {
      ...(what === 'native' || token === undefined ? {} : { token: token.value }),
      amount: sum,
    });
  }
  return [...sums.values()];
}
