import type { Scenario } from '../scenario.ts';

export const delegateEverywhere: Scenario = {
  id: 'delegate-everywhere',
  title: 'Make your account a smart account',
  briefing:
    'An EIP-7702 authorization for code that its makers publish. The wallet says that one signature will do.',
  kind: 'attack',
  request: ({ info }) => JSON.stringify({ chainId: 0, address: info.addresses.simple7702Account, nonce: 0 }),
  expected: 'stop',
  fires: ['power.authorization'],
  subject: 'accounts',
  notice: [
    {
      says: 'The network is 0: the authorization counts on every network, also those where other code stands there.',
      rule: 'power.authorization',
    },
    'An authorization for this network alone would do the same here.',
  ],
  ending: 'Anyone may now set your account up on every network where it has sent nothing yet.',
  effects: () => [],
};
