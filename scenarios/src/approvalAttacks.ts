import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256, parseAbi, parseUnits } from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { dollarPermit } from './dollarPermit.ts';
import { permitShown } from './permitShown.ts';
import type { Scenario, Setting } from './scenario.ts';
import { transferFromCall } from './tokenCalls.ts';

export const permitToStranger: Scenario = {
  id: 'permit-to-stranger',
  kind: 'attack',
  request: (setting) => askTypedData(account(setting, 0), strangersPermit(setting)),
  expected: 'stop',
  fires: ['signatures.plainAccount', 'signatures.noLimit'],
  subject: 'signatures',
  noticedBy: ['signatures.plainAccount', 'signatures.noLimit'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.stranger,
      change: maxUint256,
    },
  ],
  aftermath: (setting, signature) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const taken = transferFromCall(account(setting, 0), stranger, parseUnits('25000', 6));
    return [
      permitShown(practiceDollar, strangersPermit(setting).message, { from: stranger, signature }),
      { from: stranger, to: practiceDollar, data: taken },
    ];
  },
};

export const approvalToStranger: Scenario = {
  id: 'approval-to-stranger',
  kind: 'attack',
  request: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [stranger, maxUint256],
    });
    return askTransaction(account(setting, 0), { to: practiceDollar, data });
  },
  expected: 'stop',
  fires: ['approvals.plainAccount', 'approvals.noLimit'],
  subject: 'allowances',
  noticedBy: ['approvals.plainAccount', 'approvals.noLimit'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.stranger,
      change: maxUint256,
    },
  ],
  aftermath: (setting) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    const data = transferFromCall(account(setting, 0), stranger, parseUnits('25000', 6));
    return [{ from: stranger, to: practiceDollar, data }];
  },
};

export const collectionToContract: Scenario = {
  id: 'collection-to-contract',
  kind: 'attack',
  request: (setting) => {
    const { practicePass, drainer } = setting.info.addresses;
    const data = encodeFunctionData({
      abi: erc721Abi,
      functionName: 'setApprovalForAll',
      args: [drainer, true],
    });
    return askTransaction(account(setting, 0), { to: practicePass, data });
  },
  expected: 'stop',
  fires: ['approvals.operator', 'approvals.unpublished'],
  subject: 'allowances',
  noticedBy: ['approvals.unpublished', 'approvals.operator', 'identity.fresh'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'operator',
      asset: setting.info.addresses.practicePass,
      counterparty: setting.info.addresses.drainer,
    },
  ],
  aftermath: (setting) => {
    const { practicePass, drainer, stranger } = setting.info.addresses;
    return [1n, 2n].map((id) => {
      const args = [practicePass, account(setting, 0), id] as const;
      const data = encodeFunctionData({ abi: drainerAbi, args });
      return { from: stranger, to: drainer, data };
    });
  },
};

function strangersPermit(setting: Setting) {
  const deadline = setting.now + 30n * 86_400n;
  return dollarPermit(setting, { spender: setting.info.addresses.stranger, value: maxUint256, deadline });
}

const drainerAbi = parseAbi(['function takeItem(address collection, address from, uint256 tokenId)']);
