import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('1000', 6);

export const depositSavings: Scenario = {
  id: 'deposit-savings',
  kind: 'honest',
  request: (setting) => {
    const user = account(setting, 0);
    const data = encodeFunctionData({ abi, args: [amount, user] });
    return askTransaction(user, { to: setting.info.addresses.practiceSavings, data });
  },
  expected: 'read',
  fires: [],
  after: 'allow-savings',
  subject: 'tokens',
  effects: (setting) => {
    const { practiceDollar, practiceSavings } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: -amount },
      { who, what: 'balance', asset: practiceSavings, change: amount },
      { who, what: 'allowance', asset: practiceDollar, counterparty: practiceSavings, change: -amount },
    ];
  },
};

const abi = parseAbi(['function deposit(uint256 assets, address receiver) returns (uint256 shares)']);
