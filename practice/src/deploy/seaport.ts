import { listedPass, listing } from '@readback/scenarios/seaportListing.ts';
import { plainOrder, seaportAddress } from '@readback/scenarios/seaportOrder.ts';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  erc721Abi,
  type Hex,
  parseAbi,
} from 'viem';
import { keptArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { constructAt } from './constructAt.ts';
import { givePass } from './tokens.ts';

export type Seaport = Readonly<{ seaport: Address; conduitController: Address }>;

const conduitController: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63';

/** Seaport 1.6 and its conduit controller, where they are on every chain. */
export async function deploySeaport(chain: Chain): Promise<Seaport> {
  await constructAt(chain, conduitController, keptArtefact('ConduitController').bytecode);
  const controller = encodeAbiParameters([{ type: 'address' }], [conduitController]);
  const creation: Hex = concat([keptArtefact('Seaport').bytecode, controller]);
  await constructAt(chain, seaportAddress, creation);
  return { seaport: seaportAddress, conduitController };
}

/** The deployer offers a pass, and tells Seaport so itself: who buys it needs no signature of the seller. */
export async function listPass(chain: Chain, practicePass: Address): Promise<void> {
  const order = listing({ seller: chain.account, practicePass });
  await givePass(chain, practicePass, chain.account, listedPass);
  await letSeaport(chain, practicePass);
  const parameters = {
    ...plainOrder,
    ...order,
    totalOriginalConsiderationItems: BigInt(order.consideration.length),
  };
  const args = [[{ parameters, signature: '0x' }]] as const;
  await chain.send({
    to: seaportAddress,
    data: encodeFunctionData({ abi, functionName: 'validate', args }),
  });
}

/** Lets Seaport move what an account has of a collection. */
export function letSeaport(chain: Chain, collection: Address): Promise<void> {
  const args = [seaportAddress, true] as const;
  return chain.send({
    to: collection,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args }),
  });
}

const abi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function validate(Order[] orders) returns (bool)',
]);
