import { listing } from '@readback/scenarios/seaportListing.ts';
import {
  coins,
  nft,
  plainOrder,
  type SeaportOrder,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import { type Address, parseEther, zeroAddress, zeroHash } from 'viem';
import { call, flown, pilot, type Route, signed, signTyped, type Sky, timeOf } from '../sky.ts';
import { ownerOf, passOf } from './collectibles.ts';
import { flyer } from './payments.ts';

const basic =
  'function fulfillBasicOrder((address considerationToken, uint256 considerationIdentifier, uint256 considerationAmount, address offerer, address zone, address offerToken, uint256 offerIdentifier, uint256 offerAmount, uint8 basicOrderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 offererConduitKey, bytes32 fulfillerConduitKey, uint256 totalOriginalAdditionalRecipients, (uint256 amount, address recipient)[] additionalRecipients, bytes signature) parameters) payable returns (bool)';

function basicData(order: SeaportOrder, signature: `0x${string}`): `0x${string}` {
  const [given, price] = [order.offer[0], order.consideration[0]];
  if (!given || !price) throw new RangeError('The order offers nothing.');
  return call(basic, {
    ...plainOrder,
    considerationToken: zeroAddress,
    considerationIdentifier: 0n,
    considerationAmount: price.startAmount,
    offerer: order.offerer,
    offerToken: given.token,
    offerIdentifier: given.identifierOrCriteria,
    offerAmount: 1n,
    basicOrderType: 0,
    endTime: order.endTime,
    salt: order.salt,
    offererConduitKey: zeroHash,
    fulfillerConduitKey: zeroHash,
    totalOriginalAdditionalRecipients: 0n,
    additionalRecipients: [],
    signature,
  });
}

/** Someone buys what another one listed: with a signature of the seller, or, once, the listing of the start. */
export const buy: Route = async (sky) => {
  const { random, at } = sky;
  const first = listing({ seller: pilot(9).address, practicePass: at.practicePass });
  if ((await ownerOf(sky, 7n)) === BigInt(first.offerer)) {
    const value = first.consideration[0]?.startAmount ?? 0n;
    return flown(sky, { from: flyer(sky), to: at.seaport, value, data: basicData(first, '0x') });
  }
  const { id, owner, place } = await passOf(sky);
  const order = await orderOf(sky, owner, id);
  const signature = await signTyped(pilot(place), seaportTypedData(order));
  const value = order.consideration[0]?.startAmount ?? 0n;
  const from = pilot(place === 0 ? 8 : 0).address;
  // Too little now and then: the order takes no less than it says.
  const paid = random.below(4) === 0 ? value - 1n : value;
  return flown(sky, { from, to: at.seaport, value: paid, data: basicData(order, signature) });
};

/** The listing itself is signed, and whoever wants the pass takes it. */
export const sell: Route = async (sky) => {
  const { id, owner, place } = await passOf(sky);
  const order = await orderOf(sky, owner, id);
  return signed(sky, {
    signer: pilot(place),
    typed: seaportTypedData(order),
    whose: [owner],
    carry: (signature) => ({
      from: pilot(5).address,
      to: sky.at.seaport,
      value: `0x${(order.consideration[0]?.startAmount ?? 0n).toString(16)}`,
      data: basicData(order, signature),
    }),
  });
};

async function orderOf(sky: Sky, offerer: Address, id: bigint): Promise<SeaportOrder> {
  const { random, at } = sky;
  return {
    offerer,
    offer: [nft(at.practicePass, id)],
    consideration: [{ ...coins(random.amount(parseEther('1')) + 1n), recipient: offerer }],
    endTime: (await timeOf(sky)) + 86_400n,
    salt: random.amount(10n ** 18n),
  };
}
