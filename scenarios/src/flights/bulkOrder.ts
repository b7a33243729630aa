import { concatHex, hashStruct, type Hex, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { orderFilled } from '../orderFilled.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { coins, nft, type SeaportOrder, seaportTypedData } from '../seaportOrder.ts';

export const bulkOrder: Scenario = {
  id: 'seaport-bulk',
  kind: 'attack',
  request: (setting) => {
    const { types, domain } = seaportTypedData(fair(setting));
    return askTypedData(account(setting, 8), {
      types: { ...types, BulkOrder: [{ name: 'tree', type: 'OrderComponents[2]' }] },
      primaryType: 'BulkOrder',
      domain,
      message: { tree: [fair(setting), gift(setting)].map((it) => seaportTypedData(it).message) },
    });
  },
  expected: 'stop',
  fires: ['signatures.offerForNothing'],
  subject: 'signatures',
  noticedBy: ['signatures.offerForNothing'],
  effects: (setting) => {
    const who = account(setting, 8);
    const { practicePass: asset } = setting.info.addresses;
    return [
      { who, what: 'balance', asset, change: -1n },
      { who, what: 'balance', change: parseEther('2') },
    ];
  },
  aftermath: (setting, signature) => {
    const from = setting.info.addresses.stranger;
    // A bulk signature goes with the place of the order in the tree, and the hashes beside its way up.
    const proof: Hex = hashOf(fair(setting));
    const whole = concatHex([signature, '0x000001', proof]);
    return [orderFilled(gift(setting), { from, value: 1n, signature: whole })];
  },
};

function hashOf(order: SeaportOrder): Hex {
  const { types, message } = seaportTypedData(order);
  return hashStruct({ data: message, primaryType: 'OrderComponents', types });
}

function fair(setting: Setting): SeaportOrder {
  const seller = account(setting, 8);
  return {
    offerer: seller,
    offer: [nft(setting.info.addresses.practicePass, 8n)],
    consideration: [{ ...coins(parseEther('2')), recipient: seller }],
    endTime: setting.now + 86_400n,
    salt: 81n,
  };
}

function gift(setting: Setting): SeaportOrder {
  const { practicePass, stranger } = setting.info.addresses;
  return {
    offerer: account(setting, 8),
    offer: [nft(practicePass, 9n)],
    consideration: [{ ...coins(1n), recipient: stranger }],
    endTime: setting.now + 86_400n,
    salt: 82n,
  };
}
