import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { coins, nft, plainOrder } from '../seaportOrder.ts';

export const cancelOrder: Scenario = {
  id: 'cancel-order',
  kind: 'honest',
  request: (setting) => {
    const { seaport, practicePass } = setting.info.addresses;
    const user = account(setting, 0);
    const order = {
      ...plainOrder,
      offerer: user,
      offer: [nft(practicePass, 1n)],
      consideration: [{ ...coins(parseEther('3')), recipient: user }],
      endTime: setting.now + 86_400n,
      salt: 3n,
      counter: 0n,
    };
    const data = encodeFunctionData({ abi, args: [[order]] });
    return askTransaction(user, { to: seaport, data });
  },
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: () => [],
};

const abi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
  'function cancel(OrderComponents[] orders) returns (bool)',
]);
