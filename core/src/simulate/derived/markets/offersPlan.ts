import type { Address } from 'viem';
import { isForNoMarket, signedFormOf } from '../../../decode/typed/signedForms.ts';
import { encodeType } from '../../../crypto/encodeType.ts';
import type { TypedData } from '../../../model/request.ts';

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
