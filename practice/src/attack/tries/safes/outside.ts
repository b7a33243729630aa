import { toHex } from 'viem';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { call, pilot } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { zero } from '../ground.ts';
import { loud, control, type Group, type OnEthereum, type OnPractice } from '../table.ts';
import { stands, typed, tx, node, typedAsk } from '../kits/outside.ts';
import { router2 } from '../addresses.ts';
import { E18 } from '../oneCall.ts';

const onEthereumSigned: readonly OnEthereum[] = [
  typed(
    'Safe: a delegate proposes',
    'What he proposes is in the queue under the user’s name.',
    undefined,
    'Safe Transaction Service',
    '1.0',
    'Delegate',
    'address delegateAddress,uint256 totp',
    { delegateAddress: router2, totp: 77n },
  ),
];

const safeAsk = (
  id: string,
  why: string,
  make: (stage: Stage) => Parameters<typeof safeTx>[0],
): OnPractice => ({
  id,
  why,
  chain: 'practice',
  request: (stage) => askTypedData(pilot(1).address, safeTypedData(stage.at.safe, safeTx(make(stage)))),
});

const practised: readonly OnPractice[] = [
  tx('Safe: a hash is approved', 'Whatever it is of.', ({ at: a }) => ({
    to: a.safe,
    data: call('function approveHash(bytes32 hashToApprove)', node),
  })),
  safeAsk('Safe: an owner is swapped for a friend', 'He is in the book, and signs.', ({ at: a, friend }) => ({
    to: a.safe,
    data: call(
      'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
      '0x0000000000000000000000000000000000000001',
      pilot(1).address,
      friend,
    ),
    nonce: 0n,
  })),
  safeAsk('Safe: no more guard', 'What it kept from happening can.', ({ at: a }) => ({
    to: a.safe,
    data: call('function setGuard(address guard)', zero),
    nonce: 0n,
  })),
  control(
    safeAsk(
      'Safe: a transaction of nothing that voids another',
      'to compare: it takes the place of the next.',
      ({ at: a }) => ({ to: a.safe, nonce: 0n }),
    ),
  ),
  safeAsk(
    'Safe: pays for a deposit in the entry point',
    'Nobody gets it back but by an operation.',
    ({ at: a }) => ({
      to: a.entryPoint,
      value: E18,
      nonce: 0n,
      data: call('function addStake(uint32 unstakeDelaySec) payable', 4_294_967_295),
    }),
  ),
  safeAsk(
    'Safe: coins created at an address',
    'CreateCall by a call: the coins go to the new one.',
    ({ at: a }) => ({
      to: a.multicall3,
      operation: 1,
      nonce: 0n,
      data: call(
        'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable',
        [],
      ),
    }),
  ),
  {
    id: 'Safe: a message by its hash',
    why: 'Whatever the bytes are: an order, a log-in.',
    chain: 'practice',
    request: ({ at: a }) =>
      typedAsk(
        'SafeMessage',
        'bytes message',
        { chainId: 31_337, verifyingContract: a.safe },
        { message: node },
        {},
        pilot(1).address,
      ),
  },
  loud('A message of a Safe is signed as bytes: its text is not opened.', {
    id: 'Safe: a message that is a text',
    why: 'A log-in of the Safe; to compare.',
    chain: 'practice',
    request: ({ at: a }) =>
      typedAsk(
        'SafeMessage',
        'bytes message',
        { chainId: 31_337, verifyingContract: a.safe },
        { message: toHex('Hello') },
        {},
        pilot(1).address,
      ),
  }),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...onEthereumSigned, ...practised],
};
