import type { Scenario } from '../scenario.ts';

export const delegateEverywhere: Scenario = {
  id: 'delegate-everywhere',
  title: 'Make your account a smart account',
  briefing:
    'An EIP-7702 authorization for code with published source. The wallet says that one signature is enough.',
  kind: 'attack',
  request: ({ info }) => JSON.stringify({ chainId: 0, address: info.addresses.simple7702Account, nonce: 0 }),
  expected: 'stop',
  fires: ['power.authorization'],
  subject: 'accounts',
  notice: [
    {
      says: 'The chain id is 0: the authorization is valid on every network, even where that address has different code.',
      rule: 'power.authorization',
    },
    'An authorization for this network only would do the same here.',
  ],
  ending: 'Anyone can now apply it to your account on every network where your account has sent nothing yet.',
  effects: () => [],
};
