import { encodeFunctionData, parseAbi, parseEther, zeroAddress, zeroHash } from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { orderFilled } from './orderFilled.ts';
import type { Scenario, Setting } from './scenario.ts';
import { listing } from './seaportListing.ts';
import { coins, nft, plainOrder, type SeaportOrder, seaportTypedData } from './seaportOrder.ts';

export const buyPass: Scenario = {
  id: 'seaport-buy',
  kind: 'honest',
  request: (setting) => {
    const { seaport, practicePass } = setting.info.addresses;
    const { offerer, offer, consideration, endTime, salt } = listing({
      seller: account(setting, 9),
      practicePass,
    });
    const [given, [price]] = [offer[0], consideration];
    if (!given || !price) throw new RangeError('The listing offers nothing.');
    const parameters = {
      considerationToken: zeroAddress,
      considerationIdentifier: 0n,
      considerationAmount: price.startAmount,
      offerer,
      offerToken: given.token,
      offerIdentifier: given.identifierOrCriteria,
      offerAmount: 1n,
      basicOrderType: 0,
      zone: plainOrder.zone,
      startTime: plainOrder.startTime,
      endTime,
      zoneHash: plainOrder.zoneHash,
      salt,
      offererConduitKey: plainOrder.conduitKey,
      fulfillerConduitKey: zeroHash,
      totalOriginalAdditionalRecipients: 0n,
      additionalRecipients: [],
      signature: '0x',
    } as const;
    const data = encodeFunctionData({ abi, functionName: 'fulfillBasicOrder', args: [parameters] });
    return askTransaction(account(setting, 0), { to: seaport, data, value: price.startAmount });
  },
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: (setting) => [
    { who: account(setting, 0), what: 'balance', change: -parseEther('1') },
    { who: account(setting, 0), what: 'balance', asset: setting.info.addresses.practicePass, change: 1n },
  ],
};

export const sellPass: Scenario = {
  id: 'seaport-sell',
  kind: 'honest',
  request: (setting) => {
    const { practicePass } = setting.info.addresses;
    const seller = account(setting, 8);
    return askTypedData(
      seller,
      seaportTypedData({
        offerer: seller,
        offer: [nft(practicePass, 8n)],
        consideration: [{ ...coins(parseEther('2')), recipient: seller }],
        endTime: setting.now + 86_400n,
        salt: 8n,
      }),
    );
  },
  expected: 'read',
  fires: [],
  subject: 'signatures',
  effects: (setting) => [
    { who: account(setting, 8), what: 'balance', change: parseEther('2') },
    { who: account(setting, 8), what: 'balance', asset: setting.info.addresses.practicePass, change: -1n },
  ],
};

export const sellForNothing: Scenario = {
  id: 'seaport-for-nothing',
  kind: 'attack',
  request: (setting) => askTypedData(account(setting, 8), seaportTypedData(giveaway(setting))),
  expected: 'stop',
  fires: ['signatures.offerForNothing'],
  subject: 'signatures',
  noticedBy: ['signatures.offerForNothing'],
  effects: (setting) => [
    { who: account(setting, 8), what: 'balance', asset: setting.info.addresses.practicePass },
  ],
  aftermath: (setting, signature) => {
    const from = setting.info.addresses.stranger;
    return [orderFilled(giveaway(setting), { from, value: 1n, signature })];
  },
};

function giveaway(setting: Setting): SeaportOrder {
  const { practicePass, stranger } = setting.info.addresses;
  return {
    offerer: account(setting, 8),
    offer: [nft(practicePass, 8n), nft(practicePass, 9n)],
    consideration: [{ ...coins(1n), recipient: stranger }],
    endTime: setting.now + 86_400n,
    salt: 9n,
  };
}

const abi = parseAbi([
  'struct AdditionalRecipient { uint256 amount; address recipient; }',
  'struct BasicOrderParameters { address considerationToken; uint256 considerationIdentifier; uint256 considerationAmount; address offerer; address zone; address offerToken; uint256 offerIdentifier; uint256 offerAmount; uint8 basicOrderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 offererConduitKey; bytes32 fulfillerConduitKey; uint256 totalOriginalAdditionalRecipients; AdditionalRecipient[] additionalRecipients; bytes signature; }',
  'function fulfillBasicOrder(BasicOrderParameters parameters) payable returns (bool)',
]);
