import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('2000', 6);

export const claimRewards: Scenario = {
  id: 'claim-rewards',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, args: [parseUnits('12', 6)] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.drainer, data });
  },
  expected: 'caution',
  fires: ['outcome.nothingBack'],
  after: 'allow-rewards',
  subject: 'tokens',
  noticedBy: ['outcome.nothingBack', 'identity.unpublished'],
  effects: (setting) => {
    const { practiceDollar, drainer } = setting.info.addresses;
    const who = account(setting, 0);
    return [
      { who, what: 'balance', asset: practiceDollar, change: -amount },
      { who, what: 'allowance', asset: practiceDollar, counterparty: drainer, change: -amount },
    ];
  },
};

const abi = parseAbi(['function withdraw(uint256 amount)']);
