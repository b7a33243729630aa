import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('2000', 6);

export const claimRewards: Scenario = {
  id: 'claim-rewards',
  title: 'Withdraw your first rewards',
  briefing: 'Your first 12 PUSD of rewards are ready, says the site. The call costs nothing but the fee.',
  kind: 'attack',
  request: (setting) => {
    const data = encodeFunctionData({ abi, args: [parseUnits('12', 6)] });
    return askTransaction(account(setting, 0), { to: setting.info.addresses.drainer, data });
  },
  expected: 'caution',
  fires: ['outcome.nothingBack'],
  after: 'allow-rewards',
  subject: 'tokens',
  notice: [
    { says: 'The effects show 2,000 PUSD less, and nothing comes back for it.', rule: 'outcome.nothingBack' },
    { says: 'Nobody published the source of the contract.', rule: 'identity.unpublished' },
    'The call says withdraw. What moves is what you allowed this contract before.',
  ],
  ending: 'There were no rewards. 2,000 PUSD went out by the allowance that you gave before.',
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
