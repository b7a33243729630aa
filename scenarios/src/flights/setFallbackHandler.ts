import { encodeFunctionData, parseAbi } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';

export const setFallbackHandler: Scenario = {
  id: 'safe-fallback-handler',
  title: 'Let the Safe receive new kinds of tokens',
  briefing: 'A tool says that your Safe needs a newer handler to receive some tokens. Two owners must sign.',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, change(setting))),
  expected: 'caution',
  fires: ['power.fallbackHandler'],
  subject: 'safe',
  notice: [
    {
      says: 'It replaces the fallback handler, the contract that answers questions for the Safe.',
      rule: 'power.fallbackHandler',
    },
    'The new handler was deployed today and has no published source. It decides which of the Safe’s signatures are valid.',
  ],
  ending:
    'A stranger’s contract now answers for the Safe, even when an app asks whether the Safe has signed an order.',
  effects: (setting) => [{ who: setting.info.addresses.safe, what: 'control' }],
  aftermath: (setting, signature) => [executedBySafe(setting, change(setting), signature)],
};

function change(setting: Setting) {
  const { safe, drainer } = setting.info.addresses;
  const data = encodeFunctionData({ abi, args: [drainer] });
  return safeTx({ to: safe, data, nonce: setting.safeNonce ?? 0n });
}

const abi = parseAbi(['function setFallbackHandler(address handler)']);
