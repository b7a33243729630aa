/**
 * Functions that hand over what the caller owns at a contract, and not the contract, by canonical signature. `to`: the
 * position of who gets it. `what`: one thing (a name of ENS, a vault of Maker), all that is staked (GMX), or a share in
 * deciding over one thing. `on`: the position of what is 0 where the share is taken back.
 */
export const positionTransfers: Readonly<
  Record<string, Readonly<{ to: number; what: 'one' | 'all' | 'share'; on?: number }>>
> = {
  'signalTransfer(address)': { to: 0, what: 'all' },
  'give(uint256,address)': { to: 1, what: 'one' },
  'cdpAllow(uint256,address,uint256)': { to: 1, what: 'share', on: 2 },
  'setOwner(bytes32,address)': { to: 1, what: 'one' },
  'setRecord(bytes32,address,address,uint64)': { to: 1, what: 'one' },
  'setSubnodeOwner(bytes32,bytes32,address)': { to: 2, what: 'one' },
  'setSubnodeRecord(bytes32,bytes32,address,address,uint64)': { to: 2, what: 'one' },
  'reclaim(uint256,address)': { to: 1, what: 'one' },
};
