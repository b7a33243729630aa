import { askMessage } from '@readback/scenarios/ask.ts';
import { pad } from 'viem';
import { me, zero } from '../ground.ts';
import { told, type Group } from '../table.ts';
import { free, snapshot, now, typed } from '../kits/patient.ts';

const signed = [
  told(
    'The sentence or the name of the function says it.',
    free('Snapshot: all votes by numbers', 'The numbers are shares of votes, the first has nothing.', (e) =>
      e.read(
        snapshot(
          'Vote',
          [
            ['from', 'address'],
            ['space', 'string'],
            ['timestamp', 'uint64'],
            ['proposal', 'bytes32'],
            ['choice', 'string'],
            ['reason', 'string'],
            ['app', 'string'],
            ['metadata', 'string'],
          ],
          {
            from: me,
            space: 'moon.eth',
            timestamp: now(),
            proposal: pad('0x77', { size: 32 }),
            choice: '{"1":0,"2":100}',
            reason: '',
            app: 'snapshot',
            metadata: '{}',
          },
        ),
      ),
    ),
  ),
  free(
    'Snapshot: settings of a space',
    'The treasury and the admins are the thief’s, in a file that is named.',
    (e) =>
      e.read(
        snapshot(
          'Space',
          [
            ['from', 'address'],
            ['space', 'string'],
            ['timestamp', 'uint64'],
            ['settings', 'string'],
          ],
          { from: me, space: 'moon.eth', timestamp: now(), settings: '{"domain":"moonfarm。example"}' },
        ),
      ),
  ),
  told(
    'The sentence or the name of the function says it.',
    free('Snapshot: a proposal is cancelled', 'It was the one that pays the user.', (e) =>
      e.read(
        snapshot(
          'CancelProposal',
          [
            ['from', 'address'],
            ['space', 'string'],
            ['timestamp', 'uint64'],
            ['proposal', 'bytes32'],
          ],
          { from: me, space: 'moon.eth', timestamp: now(), proposal: pad('0x77', { size: 32 }) },
        ),
      ),
    ),
  ),
  free(
    'EAS: a statement of nothing that refers to another',
    'The other says that the user owes the thief.',
    (e) =>
      e.read(
        typed(
          'Attest',
          [
            ['attester', 'address'],
            ['schema', 'bytes32'],
            ['recipient', 'address'],
            ['expirationTime', 'uint64'],
            ['revocable', 'bool'],
            ['refUID', 'bytes32'],
            ['data', 'bytes'],
            ['value', 'uint256'],
            ['nonce', 'uint256'],
            ['deadline', 'uint64'],
          ],
          {
            attester: me,
            schema: pad('0x77', { size: 32 }),
            recipient: zero,
            expirationTime: 0,
            revocable: false,
            refUID: `0x${'9c'.repeat(32)}`,
            data: '0x',
            value: '0',
            nonce: '0',
            deadline: '4000000000',
          },
          {
            name: 'EAS',
            version: '1.2.0',
            chainId: 1,
            verifyingContract: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
          },
          [
            ['name', 'string'],
            ['version', 'string'],
            ['chainId', 'uint256'],
            ['verifyingContract', 'address'],
          ],
        ),
      ),
  ),
  free('a log-in that is good for a hundred years', 'Whoever has it is the user there for good.', (e) =>
    e.read(
      askMessage(
        me,
        `moonfarm.example wants you to sign in with your Ethereum account:\n${me}\n\nURI: https://moonfarm.example\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2026-11-22T00:00:00Z\nExpiration Time: 2126-11-22T00:00:00Z`,
      ),
    ),
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...signed],
};
