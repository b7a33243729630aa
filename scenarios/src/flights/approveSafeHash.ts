import { concatHex, encodeFunctionData, parseAbi } from 'viem';
import { account } from '../account.ts';
import { askTransaction } from '../ask.ts';
import { agreed, executionOf } from '../executedBySafe.ts';
import { safeTx, safeTxHash } from '../safeTx.ts';
import type { Scenario, Setting } from '../scenario.ts';
import { transferCall } from '../tokenCalls.ts';

/** The page shows one transaction of the Safe, and the hash is that of another. */
export const approveSafeHash: Scenario = {
  id: 'safe-approve-hash',
  kind: 'attack',
  request: (setting) => {
    const { safe } = setting.info.addresses;
    const data = encodeFunctionData({ abi, args: [safeTxHash(safe, hidden(setting))] });
    return askTransaction(account(setting, 1), { to: safe, data });
  },
  expected: 'stop',
  fires: ['power.blindHash'],
  subject: 'safe',
  noticedBy: ['power.blindHash'],
  effects: () => [],
  aftermath: (setting) => {
    const [first, second] = [account(setting, 1), account(setting, 2)];
    const data = executionOf(hidden(setting), concatHex([agreed(second), agreed(first)]));
    return [{ from: second, to: setting.info.addresses.safe, data }];
  },
};

function hidden(setting: Setting) {
  const { trap, stranger } = setting.info.addresses;
  const data = transferCall(stranger, 0n);
  return safeTx({ to: trap, data, operation: 1, nonce: setting.safeNonce ?? 0n });
}

const abi = parseAbi(['function approveHash(bytes32 hashToApprove)']);
