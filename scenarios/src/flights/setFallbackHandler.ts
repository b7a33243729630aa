import { encodeFunctionData, parseAbi } from 'viem';
import { account } from '../account.ts';
import { askTypedData } from '../ask.ts';
import { executedBySafe } from '../executedBySafe.ts';
import { safeTx, safeTypedData } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';

export const setFallbackHandler: Scenario = {
  id: 'safe-fallback-handler',
  kind: 'attack',
  request: (setting) =>
    askTypedData(account(setting, 1), safeTypedData(setting.info.addresses.safe, change(setting))),
  expected: 'caution',
  fires: ['power.fallbackHandler'],
  subject: 'safe',
  noticedBy: ['power.fallbackHandler'],
  effects: (setting) => [{ who: setting.info.addresses.safe, what: 'control' }],
  aftermath: (setting, signature) => [executedBySafe(setting, change(setting), signature)],
};

function change(setting: Setting) {
  const { safe, drainer } = setting.info.addresses;
  const data = encodeFunctionData({ abi, args: [drainer] });
  return safeTx({ to: safe, data, nonce: setting.safeNonce ?? 0n });
}

const abi = parseAbi(['function setFallbackHandler(address handler)']);
