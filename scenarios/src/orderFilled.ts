import { type Address, encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem';
import type { OthersCall } from './scenario.ts';
import { plainOrder, seaportAddress, type SeaportOrder } from './seaportOrder.ts';

/** Someone takes a signed order as it stands. `value` in wei: what it asks in the chain's own coin. */
export function orderFilled(
  { salt, ...order }: SeaportOrder,
  { from, value, signature }: Readonly<{ from: Address; value: bigint; signature: Hex }>,
): OthersCall {
  const totalOriginalConsiderationItems = BigInt(order.consideration.length);
  const parameters = { ...plainOrder, ...order, salt, totalOriginalConsiderationItems };
  const args = [{ parameters, signature }, zeroHash] as const;
  return { from, to: seaportAddress, value, data: encodeFunctionData({ abi, args }) };
}

const abi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool)',
]);
