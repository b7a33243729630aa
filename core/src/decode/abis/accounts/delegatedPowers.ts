import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/**
 * Powers over what an account has at a protocol, given in words of its own: to borrow on its account (debt tokens of
 * Aave), to move all it has there (Maker, Balancer 2, Morpho), to take its tokens (routers of GMX).
 */
export const delegatedPowers: ProtocolTable = {
  source: 'Aave, Maker, Balancer, Morpho, GMX',
  functions: [
    [
      '0xc04a8a10',
      'approveDelegation(address delegatee, uint256 amount)',
      { act: 'allow', roles: { delegatee: 'power' } },
      { allows: { spender: [0], token: 'called', amount: [1], zero: 'takesBack', until: 'open', means: [] } },
    ],
    [
      '0xa3b22fc4',
      'hope(address operator)',
      { act: 'allow', roles: { operator: 'power' } },
      { operates: { who: [0], given: 'yes', of: 'caller' } },
    ],
    [
      '0xdc4d20fa',
      'nope(address operator)',
      { act: 'set', roles: { operator: 'account' } },
      { operates: { who: [0], given: 'no', of: 'caller' } },
    ],
    [
      '0xfa6e671d',
      'setRelayerApproval(address sender, address relayer, bool approved)',
      { act: 'allow', roles: { sender: 'owner', relayer: 'power' } },
      { operates: { who: [1], given: [2], of: [0] } },
    ],
    [
      '0xeecea000',
      'setAuthorization(address authorized, bool newIsAuthorized)',
      { act: 'allow', roles: { authorized: 'power' } },
      { operates: { who: [0], given: [1], of: 'caller' } },
    ],
    [
      '0x38c74dd9',
      'approvePlugin(address plugin)',
      { act: 'allow', roles: { plugin: 'power' } },
      { operates: { who: [0], given: 'yes', of: 'caller' } },
    ],
  ],
};
