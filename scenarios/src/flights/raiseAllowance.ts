import { encodeFunctionData, parseAbi, parseEther } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';
import { transferFromCall } from '../tokenCalls.ts';

const added = parseEther('1000000000');

export const raiseAllowance: Scenario = {
  id: 'raise-allowance',
  kind: 'attack',
  request: (setting) => {
    const { practiceDai, stranger } = setting.info.addresses;
    const data = encodeFunctionData({ abi, args: [stranger, added] });
    return askTransaction(account(setting, 0), { to: practiceDai, data });
  },
  expected: 'stop',
  fires: ['approvals.plainAccount'],
  subject: 'allowances',
  noticedBy: ['approvals.plainAccount'],
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDai,
      counterparty: setting.info.addresses.stranger,
      change: added,
    },
  ],
  aftermath: (setting) => {
    const { practiceDai, stranger } = setting.info.addresses;
    const data = transferFromCall(account(setting, 0), stranger, parseEther('5000'));
    return [{ from: stranger, to: practiceDai, data }];
  },
};

const abi = parseAbi(['function increaseAllowance(address spender, uint256 addedValue) returns (bool)']);
