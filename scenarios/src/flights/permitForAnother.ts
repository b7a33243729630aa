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
  kind: 'attack',
  request: (setting) => askTypedData(account(setting, 0), permit(setting)),
  expected: 'caution',
  fires: ['identity.unpublished'],
  subject: 'signatures',
  noticedBy: ['identity.unpublished', 'identity.fresh'],
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
