import { type Address, parseEther } from 'viem';
import { coins, nft, type SeaportOrder } from './seaportOrder.ts';

/** The pass that practice account 10 offers on Seaport from the start, for one ETH, to whoever pays it. */
export const listedPass = 7n;
export const listedPrice: bigint = parseEther('1');

/** The order of that listing, which its seller told Seaport: it needs no signature. */
export function listing({
  seller,
  practicePass,
}: Readonly<{ seller: Address; practicePass: Address }>): SeaportOrder {
  return {
    offerer: seller,
    offer: [nft(practicePass, listedPass)],
    consideration: [{ ...coins(listedPrice), recipient: seller }],
    endTime: 2n ** 40n,
    salt: 1n,
  };
}
