import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../../../world/solidity.ts';

/** Of Seaport 1.1 to 1.6. */
export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct AdvancedOrder { OrderParameters parameters; uint120 numerator; uint120 denominator; bytes signature; bytes extraData; }',
  'struct CriteriaResolver { uint256 orderIndex; uint8 side; uint256 index; uint256 identifier; bytes32[] criteriaProof; }',
  solidity.fulfillAdvancedOrder,
]);

const abi = parseAbi([
  solidity.getCounter,
  solidity.getOrderStatus,
  solidity.information,
  solidity.balanceOf,
  solidity.ownerOf,
]);

const units = parseAbi([solidity.unitsOf]);

/** What is asked of Seaport and of the tokens before a run. */
export const reads = {
  counter: (offerer: Address): Hex =>
    encodeFunctionData({ abi, functionName: 'getCounter', args: [offerer] }),
  status: (hash: Hex): Hex => encodeFunctionData({ abi, functionName: 'getOrderStatus', args: [hash] }),
  information: encodeFunctionData({ abi, functionName: 'information' }),
  balance: (owner: Address): Hex => encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
  ownerOf: (id: bigint): Hex => encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] }),
  units: (owner: Address, id: bigint): Hex => encodeFunctionData({ abi: units, args: [owner, id] }),
} as const;

/** The domain separator in what `information()` answers: its second word. */
export function domainOf(words: readonly bigint[]): bigint | undefined {
  return words[1];
}
