import { encodeFunctionData, parseAbi, parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import type { Scenario } from '../scenario.ts';

const amount = parseUnits('2000', 6);

export const claimRewards: Scenario = {
  id: 'claim-rewards',
  title: 'Withdraw your first rewards',
  briefing: 'The site says that your first 12 PUSD of rewards are ready. The call costs only the fee.',
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
    { says: 'The effects show that you lose 2,000 PUSD and get nothing back.', rule: 'outcome.nothingBack' },
    { says: 'The contract has no published source.', rule: 'identity.unpublished' },
    'The call is named withdraw. It moves the tokens you allowed this contract to take before.',
  ],
  ending: 'There were no rewards. The contract used your earlier allowance to take 2,000 PUSD.',
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
