import type { AbiTable } from '../table.ts';

/** Functions that replace the code behind a proxy: EIP-1967, EIP-1822, ProxyAdmin, beacons, Compound’s and EIP-2535. */
export const upgrades: AbiTable = {
  source: 'Proxy',
  functions: [
    [
      '0x3659cfe6',
      'upgradeTo(address newImplementation)',
      { act: 'control', roles: { newImplementation: 'contract' } },
    ],
    [
      '0x4f1ef286',
      'upgradeToAndCall(address newImplementation, bytes data)',
      { act: 'control', roles: { newImplementation: 'contract', data: 'call' } },
    ],
    [
      '0x99a88ec4',
      'upgrade(address proxy, address implementation)',
      { act: 'control', roles: { proxy: 'contract', implementation: 'contract' } },
    ],
    [
      '0x9623609d',
      'upgradeAndCall(address proxy, address implementation, bytes data)',
      { act: 'control', roles: { proxy: 'contract', implementation: 'contract', data: 'call' } },
    ],
    [
      '0xd784d426',
      'setImplementation(address newImplementation)',
      { act: 'control', roles: { newImplementation: 'contract' } },
    ],
    [
      '0xbb913f41',
      '_setImplementation(address newImplementation)',
      { act: 'control', roles: { newImplementation: 'contract' } },
    ],
    [
      '0xe992a041',
      '_setPendingImplementation(address newImplementation)',
      { act: 'control', roles: { newImplementation: 'contract' } },
    ],
    ['0xd42afb56', 'setBeacon(address newBeacon)', { act: 'control', roles: { newBeacon: 'contract' } }],
    ['0x8f283970', 'changeAdmin(address newAdmin)', { act: 'control', roles: { newAdmin: 'power' } }],
    [
      '0x7eff275e',
      'changeProxyAdmin(address proxy, address newAdmin)',
      { act: 'control', roles: { proxy: 'contract', newAdmin: 'power' } },
    ],
    [
      '0x1f931c1c',
      'diamondCut((address facet, uint8 action, bytes4[] selectors)[] cuts, address initializer, bytes data)',
      {
        act: 'control',
        roles: { 'cuts.facet': 'contract', 'cuts.selectors': 'id', initializer: 'contract', data: 'call' },
      },
    ],
  ],
};
