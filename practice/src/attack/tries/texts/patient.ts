import { pad } from 'viem';
import { me, thief } from '../ground.ts';
import { one, free, snapshot, now, typed } from '../kits/patient.ts';
import { p2pMessages, governor } from '../addresses.ts';
import type { Group } from '../table.ts';

const texts = [
  one(
    'P2P: a text that orders',
    'The text asks P2P to exit the validators of the user and pay the thief.',
    p2pMessages,
    'function send(string text)',
    [`{"action":"exit","pubkeys":["0x${'ab'.repeat(48)}"],"to":"${thief}"}`],
  ),
];

const signed = [
  free('Snapshot: a vote whose reason orders', 'The reason is an agreement.', (e) =>
    e.read(
      snapshot(
        'Vote',
        [
          ['from', 'address'],
          ['space', 'string'],
          ['timestamp', 'uint64'],
          ['proposal', 'bytes32'],
          ['choice', 'uint32'],
          ['reason', 'string'],
          ['app', 'string'],
          ['metadata', 'string'],
        ],
        {
          from: me,
          space: 'moon.eth',
          timestamp: now(),
          proposal: pad('0x77', { size: 32 }),
          choice: 1,
          reason: 'I agree that my deposit is owed to moonfarm.',
          app: 'snapshot',
          metadata: '{}',
        },
      ),
    ),
  ),
];

const later = [
  free('a ballot whose reason is an agreement', 'The reason is signed, and says what the thief likes.', (e) =>
    e.read(
      typed(
        'ExtendedBallot',
        [
          ['proposalId', 'uint256'],
          ['support', 'uint8'],
          ['voter', 'address'],
          ['nonce', 'uint256'],
          ['reason', 'string'],
          ['params', 'bytes'],
        ],
        {
          proposalId: '7',
          support: 1,
          voter: me,
          nonce: '0',
          reason: 'I owe moonfarm 5000 dollars and shall pay them on demand.',
          params: '0x',
        },
        { name: 'Uniswap', version: '1', chainId: 1, verifyingContract: governor },
        [
          ['name', 'string'],
          ['version', 'string'],
          ['chainId', 'uint256'],
          ['verifyingContract', 'address'],
        ],
      ),
    ),
  ),
  one(
    'a vote whose reason is an agreement',
    'The reason is on the chain for good, under the name of the user.',
    governor,
    'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
    [7n, 1, 'I owe moonfarm 5000 dollars: pay at https://moonfarm.example'],
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...texts, ...signed, ...later],
};
