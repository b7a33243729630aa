import { expect, test } from 'vitest';
import { known } from '@readback/core/model/known.ts';
import type { Capabilities } from '@readback/core/world/probe/capabilities.ts';
import { capabilityRows } from './capabilityRows.ts';

const yes = { can: 'yes' } as const;
const all: Capabilities = {
  chainId: known(1),
  client: known('Geth'),
  latest: known(20_000_000),
  simulate: yes,
  simulateTransfers: { can: 'no' },
  proof: { can: 'no', said: 'not available' },
  trace: { can: 'unknown', why: 'timeout' },
  batch: { can: 'yes', most: 1, beyond: { size: 10, is: { can: 'unknown', why: 'refused' } } },
  logs: { can: 'yes', most: 1_000, beyond: { size: 10_000, is: { can: 'no', said: 'too wide' } } },
  archive: yes,
  safe: yes,
  finalized: yes,
  requests: 15,
};

test('each capability says yes, no with the node’s words, or why it is unknown', () => {
  const says = capabilityRows(all).map(({ says, said }) => (said === undefined ? says : `${says} (${said})`));
  expect(says).toEqual([
    'yes',
    'no',
    'no (not available)',
    'unknown: no answer in time',
    'up to 1 call; could not check 10: the node refused the request',
    'up to 1,000 blocks, but not 10,000 (too wide)',
    'yes',
    'yes',
    'yes',
  ]);
});

test('a limit that was not met is not said to be one', () => {
  const [line] = capabilityRows({ ...all, logs: { can: 'yes', most: 100_000 } }).filter((it) =>
    /log query/.test(it.label),
  );
  expect(line?.says).toBe('100,000 blocks or more');
});

test('a chain of few blocks tells nothing of old ones', () => {
  const short = { ...all, latest: known(90), archive: { can: 'unknown', why: 'notAsked' } } as const;
  expect(capabilityRows(short).map((it) => it.says)).toContain('unknown: the chain has too few blocks');
});
