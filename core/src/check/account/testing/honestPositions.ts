import type { Address, Hex } from 'viem';
import { me, usdc, weth } from '../../testing/views.ts';
import type { HonestTransaction } from './honestTransactions.ts';

const aave: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
const comet: Address = '0xc3d688b66703497daa19211eedff47f25384cdc3';
const makerVaults: Address = '0x5ef30b9986345249bc32d8928b7ee64de9435e39';
const cvxLocked: Address = '0x72a19342e8f1838460ebfccef09f6585e32db86e';
const cvx: Address = '0x4e3fbd56cd56c3e72c1403e103b45db9da5b9d2b';
const resolver: Address = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const registrar: Address = '0x253553366da8546fc250f225fe3d25d0c782303b';
const veCrv: Address = '0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2';
const node: Hex = `0x${'6e'.repeat(32)}`;
const e18 = 10n ** 18n;

/** What people change about positions, locks and names that stay where they are, and renewals of names. */
export const honestPositions: readonly HonestTransaction[] = [
  {
    what: 'stop using as collateral, and owe nothing',
    to: aave,
    call: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    args: [weth, false],
    owes: 0n,
  },
  {
    what: 'leave an efficiency mode, and owe nothing',
    to: aave,
    call: 'setUserEMode(uint8 categoryId)',
    args: [0],
    owes: 0n,
  },
  {
    what: 'withdraw from Aave, and owe nothing',
    to: aave,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [weth, e18, me],
    comes: [[e18, weth]],
    owes: 0n,
  },
  {
    what: 'withdraw from Aave beside a debt',
    to: aave,
    call: 'withdraw(address asset, uint256 amount, address to)',
    args: [weth, e18, me],
    comes: [[e18, weth]],
    owes: 1n,
    caution: 'Less secures the debt.',
  },
  {
    what: 'take collateral out of Compound III, and owe nothing',
    to: comet,
    call: 'withdraw(address asset, uint256 amount)',
    args: [weth, e18],
    comes: [[e18, weth]],
    owes: 0n,
  },
  {
    what: 'add collateral to a vault of Maker',
    to: makerVaults,
    call: 'frob(uint256 cdp, int256 dink, int256 dart)',
    args: [7n, e18, 0n],
  },
  {
    what: 'repay a vault of Maker',
    to: makerVaults,
    call: 'frob(uint256 cdp, int256 dink, int256 dart)',
    args: [7n, 0n, -e18],
  },
  {
    what: 'take expired locks out of Convex',
    to: cvxLocked,
    call: 'processExpiredLocks(bool _relock)',
    args: [false],
    comes: [[100n * e18, cvx]],
  },
  {
    what: 'lock CRV for longer',
    to: veCrv,
    call: 'increase_unlock_time(uint256 _unlock_time)',
    args: [1_700_000_000n],
    caution: 'What is locked can only be taken out later.',
  },
  {
    what: 'add to a lock of CRV',
    to: veCrv,
    call: 'increase_amount(uint256 _value)',
    args: [100n * e18],
    out: [[100n * e18, '0xd533a949740bb3306d119cc777fa900ba034cd52']],
  },
  {
    what: 'renew my name for five years',
    to: registrar,
    call: 'renew(string name, uint256 duration)',
    args: ['alice', 5n * 31_536_000n],
    value: 10n ** 15n,
    out: [[10n ** 15n]],
    named: me,
  },
  {
    what: 'renew my wrapped name for a year',
    to: registrar,
    call: 'renew(string label, uint256 duration, bytes32 referrer)',
    args: ['alice', 31_536_000n, `0x${'00'.repeat(32)}`],
    value: 10n ** 15n,
    out: [[10n ** 15n]],
    named: me,
  },
  {
    what: 'take the site of a name away',
    to: resolver,
    call: 'setContenthash(bytes32 node, bytes hash)',
    args: [node, '0x'],
  },
  {
    what: 'set the picture of a name',
    to: resolver,
    call: 'setText(bytes32 node, string key, string value)',
    args: [node, 'avatar', 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'],
  },
  {
    what: 'use USDC as collateral beside a debt',
    to: aave,
    call: 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
    args: [usdc, true],
    owes: 1n,
  },
];
