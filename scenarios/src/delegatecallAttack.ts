import { encodeFunctionData, erc20Abi } from 'viem';
import { account } from './account.ts';
import { askTypedData } from './ask.ts';
import { safeTx, safeTypedData } from './safeTx.ts';
import type { Scenario } from './scenario.ts';

/**
 * The pattern of the Bybit theft (February 2025): the page shows a transfer, and the owners sign a delegatecall to a
 * contract whose `transfer` overwrites slot 0 of the Safe, which names the code that the Safe runs.
 */
export const delegatecallAttack: Scenario = {
  id: 'delegatecall',
  title: 'A transfer that replaces the Safe',
  briefing:
    'It reads like a token transfer. It is a delegatecall: foreign code runs as the Safe and puts a stranger in charge.',
  kind: 'attack',
  request: (setting) => {
    const { safe, trap, stranger } = setting.info.addresses;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 0n] });
    const message = safeTx({ to: trap, data, operation: 1, nonce: setting.safeNonce ?? 0n });
    return askTypedData(account(setting, 1), safeTypedData(safe, message));
  },
  expected: 'stop',
  fires: ['power.delegatecall'],
};
