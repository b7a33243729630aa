import type { AbiTable } from '../table.ts';

/** Markets (Comet), rewards and bulker of Compound v3. */
export const compoundV3: AbiTable = {
  source: 'Compound v3',
  functions: [
    ['0xf2b9fdb8', 'supply(address asset, uint256 amount)', { act: 'into', roles: { asset: 'token' } }],
    [
      '0x4232cd63',
      'supplyTo(address dst, address asset, uint256 amount)',
      { act: 'into', roles: { dst: 'owner', asset: 'token' } },
    ],
    [
      '0x90323177',
      'supplyFrom(address from, address dst, address asset, uint256 amount)',
      { act: 'into', roles: { from: 'payer', dst: 'owner', asset: 'token' } },
    ],
    [
      '0x26441318',
      'withdrawFrom(address src, address to, address asset, uint256 amount)',
      { act: 'outOf', roles: { src: 'owner', to: 'receiver', asset: 'token' }, weakens: true },
    ],
    [
      '0x439e2e45',
      'transferAsset(address dst, address asset, uint256 amount)',
      { act: 'move', roles: { dst: 'receiver', asset: 'token' } },
    ],
    [
      '0xc1ee2c18',
      'transferAssetFrom(address src, address dst, address asset, uint256 amount)',
      { act: 'move', roles: { src: 'payer', dst: 'receiver', asset: 'token' } },
    ],
    [
      '0xbb24d994',
      'allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'control', roles: { owner: 'owner', manager: 'power', r: 'data', s: 'data' } },
    ],
    [
      '0xe4e6e779',
      'buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
      { act: 'trade', roles: { asset: 'token', recipient: 'receiver' } },
    ],
    [
      '0xc3cecfd2',
      'absorb(address absorber, address[] accounts)',
      { act: 'trade', roles: { absorber: 'account', accounts: 'account' } },
    ],
    ['0xbfe69c8d', 'accrueAccount(address account)', { act: 'set', roles: { account: 'account' } }],
    [
      '0xb7034f7e',
      'claim(address comet, address src, bool shouldAccrue)',
      { act: 'outOf', roles: { comet: 'token', src: 'owner' } },
    ],
    [
      '0x4ff85d94',
      'claimTo(address comet, address src, address to, bool shouldAccrue)',
      { act: 'outOf', roles: { comet: 'token', src: 'owner', to: 'receiver' } },
    ],
    [
      '0x555029a6',
      'invoke(bytes32[] actions, bytes[] data)',
      { act: 'carry', roles: { actions: 'id', data: 'call' } },
    ],
  ],
};
