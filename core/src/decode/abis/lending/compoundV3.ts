import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

/** Markets (Comet), rewards and bulker of Compound v3. */
export const compoundV3: ProtocolTable = {
  source: 'Compound v3',
  functions: [
    [
      '0xf2b9fdb8',
      'supply(address asset, uint256 amount)',
      { act: 'into', roles: { asset: 'token' } },
      'modelOnly',
    ],
    [
      '0x4232cd63',
      'supplyTo(address dst, address asset, uint256 amount)',
      { act: 'into', roles: { dst: 'owner', asset: 'token' } },
      paysTo(['dst']),
    ],
    [
      '0x90323177',
      'supplyFrom(address from, address dst, address asset, uint256 amount)',
      { act: 'into', roles: { from: 'payer', dst: 'owner', asset: 'token' } },
      'modelOnly',
    ],
    [
      '0x26441318',
      'withdrawFrom(address src, address to, address asset, uint256 amount)',
      { act: 'outOf', roles: { src: 'owner', to: 'receiver', asset: 'token' }, weakens: true },
      paysTo(['to']),
    ],
    [
      '0x439e2e45',
      'transferAsset(address dst, address asset, uint256 amount)',
      { act: 'move', roles: { dst: 'receiver', asset: 'token' } },
      paysTo(['dst']),
    ],
    [
      '0xc1ee2c18',
      'transferAssetFrom(address src, address dst, address asset, uint256 amount)',
      { act: 'move', roles: { src: 'payer', dst: 'receiver', asset: 'token' } },
      paysTo(['dst']),
    ],
    [
      '0xbb24d994',
      'allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      { act: 'control', roles: { owner: 'owner', manager: 'power', r: 'data', s: 'data' } },
      'modelOnly',
    ],
    [
      '0xe4e6e779',
      'buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
      { act: 'trade', roles: { asset: 'token', recipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xc3cecfd2',
      'absorb(address absorber, address[] accounts)',
      { act: 'trade', roles: { absorber: 'account', accounts: 'account' } },
      'modelOnly',
    ],
    [
      '0xbfe69c8d',
      'accrueAccount(address account)',
      { act: 'set', roles: { account: 'account' } },
      'modelOnly',
    ],
    [
      '0xb7034f7e',
      'claim(address comet, address src, bool shouldAccrue)',
      { act: 'outOf', roles: { comet: 'token', src: 'owner' } },
      'modelOnly',
    ],
    [
      '0x4ff85d94',
      'claimTo(address comet, address src, address to, bool shouldAccrue)',
      { act: 'outOf', roles: { comet: 'token', src: 'owner', to: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x555029a6',
      'invoke(bytes32[] actions, bytes[] data)',
      { act: 'carry', roles: { actions: 'id', data: 'call' } },
      'modelOnly',
    ],
  ],
};
