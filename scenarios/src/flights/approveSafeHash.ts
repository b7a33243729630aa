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
  title: 'Approve the payment of 1,000 PUSD',
  briefing:
    'The Safe is to pay 1,000 PUSD to practice account 5. You are asked to approve the hash of it on the chain.',
  kind: 'attack',
  request: (setting) => {
    const { safe } = setting.info.addresses;
    const data = encodeFunctionData({ abi, args: [safeTxHash(safe, hidden(setting))] });
    return askTransaction(account(setting, 1), { to: safe, data });
  },
  expected: 'stop',
  fires: ['power.blindHash'],
  subject: 'safe',
  notice: [
    {
      says: 'All that you approve is a hash. It can stand for any transaction of the Safe.',
      rule: 'power.blindHash',
    },
    'Sign the transaction itself: then its fields can be read, and the hash on your device compared.',
  ],
  ending: 'The hash was that of a delegatecall. The Safe runs a stranger’s code now.',
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
