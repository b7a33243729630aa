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
    'A payroll tool pays many people in one call. It asks you to give an allowance to Multicall3, a widely used contract.',
  kind: 'attack',
  request: (setting) => {
    const { multicall3, practiceDollar } = setting.info.addresses;
    return askTransaction(account(setting, 0), { to: practiceDollar, data: approveCall(multicall3, amount) });
  },
  expected: 'stop',
  fires: ['approvals.noLimit', 'approvals.openContract'],
  subject: 'allowances',
  notice: [
    { says: 'The allowance has no limit and never expires.', rule: 'approvals.noLimit' },
    {
      says: 'Multicall3 makes any call for anyone. The first to use your allowance gets the tokens.',
      rule: 'approvals.openContract',
    },
    'A well-known contract is not always one to trust with your tokens.',
  ],
  ending: 'A stranger had Multicall3 send them all your PUSD. It needed no one’s consent.',
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
