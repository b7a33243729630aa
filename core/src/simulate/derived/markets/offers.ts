import type { Address } from 'viem';
import type { Limit, NotNow } from '../../../model/limits.ts';
import { assetKey } from '../../../ledger/asset.ts';
import { same } from '../../../ledger/account.ts';
import { assetOfPart, type Offer, offersOf, type OfferPart } from '../../../actions/offers/offers.ts';
import { isForNoMarket, signedFormOf } from '../../../decode/typed/signedForms.ts';
import { encodeType } from '../../../crypto/encodeType.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import type { TypedData } from '../../../model/request.ts';
import type { Step } from '../../../model/step.ts';
import type { Added, Additions } from '../additions.ts';
import type { AtPin } from '../atPin.ts';
import { heldAtPin, lineOf } from './seaportChanges.ts';
import { encode } from '../permit.ts';

/** An order at an exchange whose contract is known. `spender`: what moves the tokens that are given. */
export type OffersPlan = Readonly<{ kind: 'offers'; market: Market; signer?: Address }>;

type Market = Readonly<{ name: string; spender: Address }>;

/** 0x moves tokens by the contract that takes its orders, and so does LooksRare. */
const itself = (name: string, spender: Address): readonly [string, Market] => [
  spender.toLowerCase(),
  { name, spender },
];

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
  itself('0x', '0xDef1C0ded9bec7F1a1670819833240f027b25EfF'),
  itself('0x', '0xDEF1ABE32c034e558Cdd535791643C58a13aCC10'),
  itself('0x', '0xDEF189DeAEF76E379df891899eb5A00a94cBC250'),
  itself('LooksRare', '0x59728544B08AB483533076417FbBB2fD0B17CE3a'),
  itself('LooksRare', '0x0000000000E655fAe4d56241588680F86E3b2377'),
  [
    '0x000000000000ad05ccc4f10045630fb830b95127',
    { name: 'Blur', spender: '0x00000000000111AbE46ff893f3B2fdF1F759a8A8' },
  ],
]);

export function offersPlan(
  { types, primaryType, domain }: TypedData,
  signer?: Address,
): OffersPlan | undefined {
  const market = markets.get(domain.verifyingContract?.toLowerCase() ?? '');
  const form = signedFormOf(encodeType(types, primaryType));
  return market === undefined || (form !== undefined && isForNoMarket(form, domain))
    ? undefined
    : { kind: 'offers', market, ...(signer === undefined ? {} : { signer }) };
}

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

/** What is given twice (an amount, and a fee of the same token) leaves once, by the sum. Items that others choose are none. */
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
