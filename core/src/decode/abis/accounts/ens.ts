import type { AbiTable } from '../table.ts';

/** Names of ENS and of Basenames: registrars, registry, resolvers, reverse records, name wrapper, DNS. */
export const ens: AbiTable = {
  source: 'ENS',
  functions: [
    ['0xf14fcbc8', 'commit(bytes32 commitment)', { act: 'set', roles: { commitment: 'data' } }],
    [
      '0x74694a2b',
      'register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
      {
        act: 'buy',
        roles: { name: 'id', owner: 'owner', secret: 'data', resolver: 'contract', data: 'call' },
      },
    ],
    [
      '0xef9c8805',
      'register((string label, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, uint8 reverseRecord, bytes32 referrer) registration)',
      {
        act: 'buy',
        roles: {
          'registration.label': 'id',
          'registration.owner': 'owner',
          'registration.secret': 'data',
          'registration.resolver': 'contract',
          'registration.data': 'call',
          'registration.referrer': 'partner',
        },
      },
    ],
    [
      '0x85f6d155',
      'register(string name, address owner, uint256 duration, bytes32 secret)',
      { act: 'buy', roles: { name: 'id', owner: 'owner', secret: 'data' } },
    ],
    [
      '0xf7a16963',
      'registerWithConfig(string name, address owner, uint256 duration, bytes32 secret, address resolver, address addr)',
      {
        act: 'buy',
        roles: { name: 'id', owner: 'owner', secret: 'data', resolver: 'contract', addr: 'receiver' },
      },
    ],
    ['0xacf1a841', 'renew(string name, uint256 duration)', { act: 'buy', roles: { name: 'thing' } }],
    [
      '0x18026ad1',
      'renew(string label, uint256 duration, bytes32 referrer)',
      { act: 'buy', roles: { label: 'thing', referrer: 'partner' } },
    ],
    ['0xe8d6dbb4', 'renewAll(string[] names, uint256 duration)', { act: 'buy', roles: { names: 'thing' } }],
    [
      '0x5b0fc9c3',
      'setOwner(bytes32 node, address owner)',
      { act: 'control', roles: { node: 'id', owner: 'power' } },
    ],
    [
      '0x06ab5923',
      'setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
      { act: 'control', roles: { node: 'id', label: 'id', owner: 'power' } },
    ],
    [
      '0xcf408823',
      'setRecord(bytes32 node, address owner, address resolver, uint64 ttl)',
      { act: 'control', roles: { node: 'id', owner: 'power', resolver: 'contract' } },
    ],
    [
      '0x5ef2c7f0',
      'setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
      { act: 'control', roles: { node: 'id', label: 'id', owner: 'power', resolver: 'contract' } },
    ],
    [
      '0x1896f70a',
      'setResolver(bytes32 node, address resolver)',
      { act: 'control', roles: { node: 'id', resolver: 'contract' } },
    ],
    [
      '0x14ab9038',
      'setTTL(bytes32 node, uint64 ttl)',
      { act: 'set', roles: { node: 'id' }, forGood: [{ arg: 'ttl', is: 604_800 }] },
    ],
    ['0x28ed4f6c', 'reclaim(uint256 id, address owner)', { act: 'control', roles: { owner: 'power' } }],
    [
      '0xd5fa2b00',
      'setAddr(bytes32 node, address a)',
      { act: 'control', roles: { node: 'id', a: 'receiver' }, zeroIsNobody: true },
    ],
    [
      '0x8b95dd71',
      'setAddr(bytes32 node, uint256 coinType, bytes a)',
      { act: 'control', roles: { node: 'id', a: 'remote' } },
    ],
    [
      '0x10f13a8c',
      'setText(bytes32 node, string key, string value)',
      { act: 'set', roles: { node: 'id', key: 'id', value: 'record' } },
    ],
    [
      '0x304e6ade',
      'setContenthash(bytes32 node, bytes hash)',
      { act: 'set', roles: { node: 'id', hash: 'record' } },
    ],
    [
      '0x77372213',
      'setName(bytes32 node, string newName)',
      { act: 'set', roles: { node: 'id', newName: 'id' } },
    ],
    [
      '0x623195b0',
      'setABI(bytes32 node, uint256 contentType, bytes data)',
      { act: 'set', roles: { node: 'id', data: 'record' } },
    ],
    [
      '0x29cd62ea',
      'setPubkey(bytes32 node, bytes32 x, bytes32 y)',
      { act: 'set', roles: { node: 'id', x: 'record', y: 'record' } },
    ],
    [
      '0xe59d895d',
      'setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
      { act: 'control', roles: { node: 'id', interfaceID: 'id', implementer: 'contract' } },
    ],
    [
      '0x0af179d7',
      'setDNSRecords(bytes32 node, bytes data)',
      { act: 'set', roles: { node: 'id', data: 'record' } },
    ],
    [
      '0xce3decdc',
      'setZonehash(bytes32 node, bytes hash)',
      { act: 'set', roles: { node: 'id', hash: 'record' } },
    ],
    ['0x3603d758', 'clearRecords(bytes32 node)', { act: 'control', roles: { node: 'id' } }],
    [
      '0xa4b91a01',
      'approve(bytes32 node, address delegate, bool approved)',
      { act: 'control', roles: { node: 'id', delegate: 'power' } },
    ],
    [
      '0xe32954eb',
      'multicallWithNodeCheck(bytes32 nodehash, bytes[] data)',
      { act: 'carry', roles: { nodehash: 'id', data: 'call' } },
    ],
    ['0xc47f0027', 'setName(string name)', { act: 'set', roles: { name: 'id' } }],
    [
      '0x65669631',
      'claimForAddr(address addr, address owner, address resolver)',
      { act: 'control', roles: { addr: 'owner', owner: 'power', resolver: 'contract' } },
    ],
    [
      '0x0f5a5466',
      'claimWithResolver(address owner, address resolver)',
      { act: 'control', roles: { owner: 'power', resolver: 'contract' } },
    ],
    [
      '0x7a806d6b',
      'setNameForAddr(address addr, address owner, address resolver, string name)',
      { act: 'control', roles: { addr: 'owner', owner: 'power', resolver: 'contract', name: 'id' } },
    ],
    [
      '0xeb8ae530',
      'wrap(bytes name, address wrappedOwner, address resolver)',
      { act: 'control', roles: { name: 'id', wrappedOwner: 'owner', resolver: 'contract' } },
    ],
    [
      '0x8cf8b41e',
      'wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver)',
      { act: 'control', roles: { label: 'id', wrappedOwner: 'owner', resolver: 'contract' } },
    ],
    [
      '0xd8c9921a',
      'unwrap(bytes32 parentNode, bytes32 labelhash, address controller)',
      { act: 'control', roles: { parentNode: 'id', labelhash: 'id', controller: 'power' } },
    ],
    [
      '0x8b4dfa75',
      'unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
      { act: 'control', roles: { labelhash: 'id', registrant: 'receiver', controller: 'power' } },
    ],
    [
      '0x402906fc',
      'setFuses(bytes32 node, uint16 ownerControlledFuses)',
      { act: 'control', roles: { node: 'id' } },
    ],
    [
      '0x33c69ea9',
      'setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
      { act: 'control', roles: { parentNode: 'id', labelhash: 'id' } },
    ],
    [
      '0x6e5d6ad2',
      'extendExpiry(bytes32 parentNode, bytes32 labelhash, uint64 expiry)',
      { act: 'control', roles: { parentNode: 'id', labelhash: 'id' }, forGood: true },
    ],
    [
      '0xc658e086',
      'setSubnodeOwner(bytes32 parentNode, string label, address owner, uint32 fuses, uint64 expiry)',
      { act: 'control', roles: { parentNode: 'id', label: 'id', owner: 'power' } },
    ],
    [
      '0x24c1af44',
      'setSubnodeRecord(bytes32 parentNode, string label, address owner, address resolver, uint64 ttl, uint32 fuses, uint64 expiry)',
      { act: 'control', roles: { parentNode: 'id', label: 'id', owner: 'power', resolver: 'contract' } },
    ],
    [
      '0xc93ab3fd',
      'upgrade(bytes name, bytes extraData)',
      { act: 'control', roles: { name: 'id', extraData: 'data' } },
    ],
    [
      '0x29d56630',
      'proveAndClaim(bytes name, (bytes rrset, bytes sig)[] input)',
      { act: 'buy', roles: { name: 'id', 'input.rrset': 'data', 'input.sig': 'data' } },
    ],
    [
      '0x06963218',
      'proveAndClaimWithResolver(bytes name, (bytes rrset, bytes sig)[] input, address resolver, address addr)',
      {
        act: 'buy',
        roles: {
          name: 'id',
          'input.rrset': 'data',
          'input.sig': 'data',
          resolver: 'contract',
          addr: 'receiver',
        },
      },
    ],
    ['0x6f951221', 'enableNode(bytes domain)', { act: 'set', roles: { domain: 'id' } }],
    [
      '0xc7c79676',
      'register((string name, address owner, uint256 duration, address resolver, bytes[] data, bool reverseRecord) request)',
      {
        act: 'buy',
        roles: {
          'request.name': 'id',
          'request.owner': 'owner',
          'request.resolver': 'contract',
          'request.data': 'call',
        },
      },
    ],
    [
      '0xe0093eda',
      'discountedRegister((string name, address owner, uint256 duration, address resolver, bytes[] data, bool reverseRecord) request, bytes32 discountKey, bytes validationData)',
      {
        act: 'buy',
        roles: {
          'request.name': 'id',
          'request.owner': 'owner',
          'request.resolver': 'contract',
          'request.data': 'call',
          discountKey: 'id',
          validationData: 'data',
        },
      },
    ],
  ],
};
