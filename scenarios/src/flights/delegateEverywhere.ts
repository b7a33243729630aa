import type { Scenario } from '../scenario.ts';

export const delegateEverywhere: Scenario = {
  id: 'delegate-everywhere',
  kind: 'attack',
  request: ({ info }) => JSON.stringify({ chainId: 0, address: info.addresses.simple7702Account, nonce: 0 }),
  expected: 'stop',
  fires: ['power.authorization'],
  subject: 'accounts',
  noticedBy: ['power.authorization'],
  effects: () => [],
};
