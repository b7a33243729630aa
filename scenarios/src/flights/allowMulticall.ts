import { maxUint256, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { multicall3Call } from '../multicall3Call.ts';
import type { Scenario } from '../scenario.ts';
import { approveCall, transferFromCall } from '../tokenCalls.ts';

const amount = maxUint256;

export const allowMulticall: Scenario = {
  id: 'allow-multicall3',
  title: 'Let Multicall3 spend your PUSD',
  briefing:
    'A payroll tool pays many people in one call. It asks you to allow Multicall3, a contract that everybody uses.',
  kind: 'attack',
  request: (setting) => {
    const { multicall3, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(multicall3, amount) });
  },
  expected: 'stop',
  fires: ['approvals.noLimit', 'approvals.openContract'],
  subject: 'allowances',
  notice: [
    { says: 'The allowance has no limit and no end.', rule: 'approvals.noLimit' },
    {
      says: 'Multicall3 does what anybody tells it. Whoever comes first takes what it may take.',
      rule: 'approvals.openContract',
    },
    'That a contract is well known does not make it one to trust with your tokens.',
  ],
  ending: 'A stranger told Multicall3 to send them all your PUSD. It asked nobody.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.multicall3,
      change: amount,
    },
  ],
  aftermath: (setting) => {
    const { multicall3, practiceDollar, stranger } = setting.info.addresses;
    const taken = transferFromCall(account(setting, 0), stranger, parseUnits('25000', 6));
    const data = multicall3Call([{ target: practiceDollar, callData: taken }]);
    return [{ from: stranger, to: multicall3, data }];
  },
};
