import { type Address, getAddress, type Hex, pad, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../../check/testing/answers.ts';
import { balance, call, dataOf, effectsOf, me, usdc, viewOf, weth } from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';

const lifi = getAddress('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae');
const collector = getAddress('0x3ef238c36035880efbdfa239d218186b79ad1d6f');
const exchange = getAddress('0xe592427a0aece92de3edee1f18e0157c05861564');
const app = getAddress('0x9fb29aac15b9a4b7f17c3385939b007540f4d791');
const thief = getAddress('0x4838b106fce9647bdf1e7877bf73ce8b0bad5f97');

type Swap = Readonly<{
  to: Address;
  sold: Address;
  bought: Address;
  amount: bigint;
  data: Hex;
  takes: boolean;
}>;

const swap = ({ to, sold, bought, amount, data, takes }: Swap) => [to, to, sold, bought, amount, data, takes];
const shape =
  '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[] _swapData';

const traded = {
  to: exchange,
  sold: usdc,
  bought: weth,
  amount: 3_000n,
  data: '0x12345678',
  takes: false,
} as const;

/** Dollars are sold for at least 100 of the other token, and before that someone is paid. */
const sells = (...fees: readonly Hex[]) => sellsFor(100n, ...fees);
const sellsFor = (least: bigint, ...fees: readonly Hex[]) =>
  call(
    lifi,
    `swapTokensMultipleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${shape})`,
    [
      pad('0x01'),
      'app',
      '',
      me,
      least,
      [
        ...fees.map((data, place) =>
          swap({ to: collector, sold: usdc, bought: usdc, amount: 3_000n, data, takes: place === 0 }),
        ),
        swap({ ...traded, takes: fees.length === 0 }),
      ],
    ],
  );

const collected = (fee: bigint, to: Address, token: Address = usdc, own = 0n) =>
  dataOf(
    'collectTokenFees(address tokenAddress, uint256 integratorFee, uint256 lifiFee, address integratorAddress)',
    [token, fee, own, to],
  );
const forwarded = (...to: readonly (readonly [Address, bigint])[]) =>
  dataOf('forwardERC20Fees(address token, (address recipient, uint256 amount)[] distributions)', [usdc, to]);

const codes = {
  [lifi]: 'contract',
  [collector]: 'contract',
  [exchange]: 'contract',
  [app]: 'none',
  [thief]: 'none',
} as const;
const elsewhere = (...fees: readonly Hex[]) => answer('account.elsewhere', sells(...fees), { codes });

describe('what is paid on the way of a trade', () => {
  it('is a Caution that names who gets it, however it is said', () => {
    const [said] = told('account.elsewhere', sells(collected(900n, thief)), { codes });
    expect(said).toContain('caution');
    expect(said).toContain('integratorAddress');
    expect(elsewhere(forwarded([thief, 900n]))).toBe('caution');
    expect(elsewhere(forwarded([app, 20n], [thief, 31n]))).toBe('caution');
  });

  it('counts together, whoever gets it', () => {
    expect(elsewhere(collected(20n, app), collected(20n, thief))).toBe('caution');
    expect(elsewhere(...Array.from({ length: 30 }, () => collected(30n, thief)))).toBe('caution');
  });

  it('is nothing to say where it is a small share of what is taken, or of what has to come', () => {
    expect(elsewhere()).not.toBe('caution');
    for (const fee of [collected(30n, app), forwarded([app, 20n], [thief, 10n]), collected(1n, app, weth)])
      expect(elsewhere(fee)).not.toBe('caution');
    expect(elsewhere(collected(2n, app, weth))).toBe('caution');
  });

  it('is a share of what is taken, however much of another token has to come', () => {
    expect(answer('account.elsewhere', sellsFor(10n ** 9n, collected(900n, thief)), { codes })).toBe(
      'caution',
    );
    const comes = sellsFor(10n ** 9n, collected(900n, thief, weth));
    expect(answer('account.elsewhere', comes, { codes })).not.toBe('caution');
  });

  it('is nothing to say where LI.FI keeps a small share beside, and a Caution where it keeps more', () => {
    expect(elsewhere(collected(30n, app, usdc, 8n))).not.toBe('caution');
    expect(elsewhere(collected(30n, app, usdc, 31n))).toBe('caution');
    expect(elsewhere(collected(31n, app, usdc, 0n))).toBe('caution');
  });

  it('counts nothing that comes back in the simulation', () => {
    const sample = (left: bigint) => ({
      codes,
      effects: known(effectsOf([{ ...balance(usdc, 10_000n - left), before: known(10_000n) }])),
    });
    const of = (fee: bigint, left: bigint) =>
      answer('account.elsewhere', sells(collected(fee, thief)), sample(left));
    expect(of(30n, 90n)).toBe('caution');
    expect(of(30n, 3_000n)).not.toBe('caution');
    expect(of(1n, 100n)).not.toBe('caution');
    expect(of(31n, 9_000n)).toBe('caution');
  });

  it('counts nothing that the request only says it sells', () => {
    const body = call(
      lifi,
      `swapTokensGeneric(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmount, ${shape})`,
      [
        pad('0x01'),
        'app',
        '',
        me,
        100n,
        [
          swap({ ...traded, amount: 3_000n, takes: true }),
          swap({
            to: collector,
            sold: usdc,
            bought: usdc,
            amount: 90_000n,
            data: collected(900n, thief),
            takes: false,
          }),
          swap(traded),
        ],
      ],
    );
    expect(answer('account.elsewhere', body, { codes })).toBe('caution');
  });

  it('is read before a bridge, and in coins', () => {
    const text = `swapAndStartBridgeTokensViaGnosisBridge((bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData, ${shape})`;
    const native = (fee: bigint) =>
      call(
        lifi,
        text,
        [
          [pad('0x01'), 'gnosis', 'app', zeroAddress, usdc, me, 100n, 100n, true, false],
          [
            swap({
              to: collector,
              sold: zeroAddress,
              bought: zeroAddress,
              amount: fee,
              data: dataOf(
                'collectNativeFees(uint256 integratorFee, uint256 lifiFee, address integratorAddress)',
                [fee, 0n, thief],
              ),
              takes: true,
            }),
            swap({ ...traded, sold: zeroAddress, bought: usdc, amount: 3_000n - fee, takes: true }),
          ],
        ],
        3_000n,
      );
    expect(answer('account.elsewhere', native(900n), { codes })).toBe('caution');
    expect(answer('account.elsewhere', native(30n), { codes })).not.toBe('caution');
  });

  it('a call that someone else is to make is not taken for an exchange', () => {
    const patched = dataOf(
      'executeWithDynamicPatches(address valueSource, bytes valueGetter, address finalTarget, uint256 value, bytes data, uint256[] offsets, bool delegateCall)',
      [
        usdc,
        '0x12345678',
        usdc,
        0n,
        dataOf('transfer(address to, uint256 amount)', [thief, 900n]),
        [],
        false,
      ],
    );
    const readings = (body: Body) => everyStep(viewOf(body, { codes }).steps).map(({ reading }) => reading);
    expect(readings(sells(patched))).toEqual(['canonical', 'unread']);
    expect(readings(sells())).toEqual(['canonical']);
  });
});
