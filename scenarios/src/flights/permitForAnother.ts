import { parseUnits } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { drainCall } from '../drainCall.ts';
import { dollarPermit } from '../dollarPermit.ts';
import { permitShown } from '../permitShown.ts';
import type { Scenario, Setting } from '../scenario.ts';

const amount = parseUnits('3000', 6);

export const permitForAnother: Scenario = {
  id: 'permit-for-another',
  title: 'Swap 3,000 PUSD without an approval first',
  briefing:
    'A swap page asks for a permit for 3,000 PUSD that expires in 20 minutes. It says that Uniswap does the swap.',
  kind: 'attack',
  request: (setting) => askTypedData(account(setting, 0), permit(setting)),
  expected: 'caution',
  fires: ['identity.unpublished'],
  subject: 'signatures',
  notice: [
    { says: 'The spender is a contract without published source.', rule: 'identity.unpublished' },
    { says: 'It was deployed half a day ago.', rule: 'identity.fresh' },
    'Amount and expiry are right. But the spender is not the Uniswap router.',
  ],
  ending: 'The contract took 3,000 PUSD. There was no swap.',
  effects: (setting) => [
    {
      who: account(setting, 0),
      what: 'allowance',
      asset: setting.info.addresses.practiceDollar,
      counterparty: setting.info.addresses.drainer,
      change: amount,
    },
  ],
  aftermath: (setting, signature) => {
    const { practiceDollar, stranger } = setting.info.addresses;
    return [
      permitShown(practiceDollar, permit(setting).message, { from: stranger, signature }),
      drainCall(setting, account(setting, 0)),
    ];
  },
};

function permit(setting: Setting) {
  const spender = setting.info.addresses.drainer;
  return dollarPermit(setting, { spender, value: amount, deadline: setting.now + 1200n });
}
