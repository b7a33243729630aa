import type { AbiTable } from '../table.ts';

/** Accounts, keys, recovery and storage of Farcaster. */
export const farcaster: AbiTable = {
  source: 'Farcaster',
  functions: [
    ['0x4420e486', 'register(address recovery)', { act: 'buy', roles: { recovery: 'power' } }],
    [
      '0x6d705ebb',
      'register(address recovery, uint256 extraStorage)',
      { act: 'buy', roles: { recovery: 'power' } },
    ],
    [
      '0x3efa0b02',
      'registerFor(address to, address recovery, uint256 deadline, bytes sig)',
      { act: 'buy', roles: { to: 'owner', recovery: 'power', sig: 'data' } },
    ],
    [
      '0xa0c7529c',
      'registerFor(address to, address recovery, uint256 deadline, bytes sig, uint256 extraStorage)',
      { act: 'buy', roles: { to: 'owner', recovery: 'power', sig: 'data' } },
    ],
    [
      '0xa44c9ce7',
      'register((address to, address recovery, uint256 deadline, bytes sig) registerParams, (uint32 keyType, bytes key, uint8 metadataType, bytes metadata, uint256 deadline, bytes sig)[] signerParams, uint256 extraStorage)',
      {
        act: 'buy',
        roles: {
          'registerParams.to': 'owner',
          'registerParams.recovery': 'power',
          'registerParams.sig': 'data',
          'signerParams.key': 'power',
          'signerParams.metadata': 'data',
          'signerParams.sig': 'data',
        },
      },
    ],
    [
      '0xbe45fd62',
      'transfer(address to, uint256 deadline, bytes sig)',
      { act: 'move', roles: { to: 'receiver', sig: 'data' } },
    ],
    [
      '0x3ab8465d',
      'transferAndChangeRecovery(address to, address recovery, uint256 deadline, bytes sig)',
      { act: 'control', roles: { to: 'receiver', recovery: 'power', sig: 'data' } },
    ],
    [
      '0x16f72842',
      'transferFor(address from, address to, uint256 fromDeadline, bytes fromSig, uint256 toDeadline, bytes toSig)',
      { act: 'move', roles: { from: 'payer', to: 'receiver', fromSig: 'data', toSig: 'data' } },
    ],
    [
      '0x4c5cbb34',
      'transferAndChangeRecoveryFor(address from, address to, address recovery, uint256 fromDeadline, bytes fromSig, uint256 toDeadline, bytes toSig)',
      {
        act: 'control',
        roles: { from: 'payer', to: 'receiver', recovery: 'power', fromSig: 'data', toSig: 'data' },
      },
    ],
    [
      '0xf1f0b224',
      'changeRecoveryAddress(address recovery)',
      { act: 'control', roles: { recovery: 'power' } },
    ],
    [
      '0x9cbef8dc',
      'changeRecoveryAddressFor(address owner, address recovery, uint256 deadline, bytes sig)',
      { act: 'control', roles: { owner: 'owner', recovery: 'power', sig: 'data' } },
    ],
    [
      '0x2a42ede3',
      'recover(address from, address to, uint256 deadline, bytes sig)',
      { act: 'move', roles: { from: 'payer', to: 'receiver', sig: 'data' } },
    ],
    [
      '0xba656434',
      'recoverFor(address from, address to, uint256 recoveryDeadline, bytes recoverySig, uint256 toDeadline, bytes toSig)',
      { act: 'move', roles: { from: 'payer', to: 'receiver', recoverySig: 'data', toSig: 'data' } },
    ],
    [
      '0x22b1a414',
      'add(uint32 keyType, bytes key, uint8 metadataType, bytes metadata)',
      { act: 'control', roles: { key: 'power', metadata: 'data' } },
    ],
    [
      '0xa005d3d2',
      'addFor(address fidOwner, uint32 keyType, bytes key, uint8 metadataType, bytes metadata, uint256 deadline, bytes sig)',
      { act: 'control', roles: { fidOwner: 'owner', key: 'power', metadata: 'data', sig: 'data' } },
    ],
    ['0x58edef4c', 'remove(bytes key)', { act: 'control', roles: { key: 'id' }, forGood: true }],
    [
      '0x787bd966',
      'removeFor(address fidOwner, bytes key, uint256 deadline, bytes sig)',
      { act: 'control', roles: { fidOwner: 'owner', key: 'id', sig: 'data' }, forGood: true },
    ],
    ['0xa82c356e', 'batchRent(uint256[] fids, uint256[] units)', { act: 'buy', roles: { fids: 'position' } }],
    [
      '0xffbe86c8',
      'purchaseTier(uint256 fid, uint256 tier, uint256 forDays)',
      { act: 'buy', roles: { fid: 'position' } },
    ],
    [
      '0x32fc154c',
      'batchPurchaseTier(uint256 tier, uint256[] fids, uint256[] forDays)',
      { act: 'buy', roles: { fids: 'position' } },
    ],
  ],
};
