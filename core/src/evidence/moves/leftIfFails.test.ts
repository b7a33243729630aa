import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { answer } from '../../check/testing/answers.ts';
import { call, dataOf, me, offline, safe, typed, usdc, weth } from '../../check/testing/views.ts';

const rule = 'transfers.leftThere';
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const multicall3 = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const itself = '0x0000000000000000000000000000000000000002';
const caller = '0x0000000000000000000000000000000000000001';
const coin = '0x0000000000000000000000000000000000000000';
const execute = 'execute(bytes commands, bytes[] inputs, uint256 deadline)';
const E18 = 10n ** 18n;

type Command = readonly [code: string, input: Hex];
const abi = (types: string, ...values: readonly unknown[]) =>
  encodeAbiParameters(parseAbiParameters(types), values as never);
const joined = (its: readonly Command[]) =>
  [`0x${its.map(([code]) => code).join('')}`, its.map(([, input]) => input)] as const;
const soft = (...its: readonly Command[]): Command => ['a1', abi('bytes, bytes[]', ...joined(its))];
const firm = (...its: readonly Command[]): Command => ['21', abi('bytes, bytes[]', ...joined(its))];
const plan = (value: bigint, ...its: readonly Command[]) =>
  call(router, execute, [...joined(its), 9n], value);
const wrap = (amount = E18): Command => ['0b', abi('address, uint256', itself, amount)];
const bring: Command = ['02', abi('address, address, uint160', usdc, itself, 1_000n)];
const path = (a: Address, b: Address): Hex => `${a}0001f4${b.slice(2)}`;
const swap = (
  from: Address,
  to: Address,
  amount: bigint,
  receiver: Address = caller,
  payer = false,
): Command => [
  '00',
  abi('address, uint256, uint256, bytes, bool', receiver, amount, 9n, path(from, to), payer),
];
const sweep = (token: Address): Command => ['04', abi('address, address, uint256', token, caller, 0n)];
const unwrap: Command = ['0c', abi('address, uint256', caller, 0n)];
const sells = swap(weth, usdc, E18);
const left = (...its: readonly Command[]) => answer(rule, plan(E18, ...its), offline);

const safeTx = {
  SafeTx: [
    ['to', 'address'],
    ['value', 'uint256'],
    ['data', 'bytes'],
    ['operation', 'uint8'],
    ['safeTxGas', 'uint256'],
    ['baseGas', 'uint256'],
    ['gasPrice', 'uint256'],
    ['gasToken', 'address'],
    ['refundReceiver', 'address'],
    ['nonce', 'uint256'],
  ].map(([name = '', type = '']) => ({ name, type })),
};

describe('what stays at a router if a step fails', () => {
  it('is a caution where what was brought before waits for that step alone', () => {
    expect(left(wrap(), soft(sells))).toBe('caution');
    expect(left(wrap(), firm(soft(sells)))).toBe('caution');
    expect(left(soft(wrap(), soft(sells)))).toBe('caution');
    expect(left(soft(wrap(), sells))).toBe('caution');
    expect(answer(rule, plan(0n, bring, soft(swap(usdc, weth, 1_000n))), offline)).toBe('caution');
    expect(left(wrap(), soft(swap(weth, usdc, E18, itself)), sweep(usdc))).toBe('caution');
    expect(left(wrap(), swap(weth, usdc, E18, itself), soft(sweep(usdc)))).toBe('caution');
  });

  it('is a caution where others take only a part of it', () => {
    expect(left(wrap(), swap(weth, usdc, E18 / 2n), soft(swap(weth, usdc, E18 / 2n)))).toBe('caution');
    const rest: Command = ['05', abi('address, address, uint256', weth, caller, E18 - 1n)];
    expect(left(wrap(), soft(sells), rest)).toBe('caution');
  });

  it('is silent where a step that must succeed takes out what is left, or fails together with it', () => {
    expect(left(wrap(), soft(sells), sweep(weth))).not.toBe('caution');
    expect(left(wrap(), soft(sells), unwrap)).not.toBe('caution');
    expect(left(soft(wrap(), sells), sweep(coin))).not.toBe('caution');
    expect(left(wrap(), sells)).not.toBe('caution');
    expect(left(firm(wrap(), sells))).not.toBe('caution');
    expect(left(soft(wrap(), sells), wrap(), unwrap)).not.toBe('caution');
    const mine = swap(usdc, weth, 1_000n, caller, true);
    expect(answer(rule, plan(0n, soft(mine)), offline)).not.toBe('caution');
  });

  it('is seen in what a Safe signs for later', () => {
    const inside = (...its: readonly Command[]) => {
      const [commands, inputs] = joined(its);
      const message = {
        to: router,
        value: E18,
        data: dataOf(execute, [commands, inputs, 9n]),
        operation: 0n,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: coin,
        refundReceiver: coin,
        nonce: 0n,
      };
      return answer(
        rule,
        typed(safeTx, 'SafeTx', message, { chainId: 1n, verifyingContract: safe }),
        offline,
      );
    };
    expect(inside(wrap(), soft(sells))).toBe('caution');
    expect(inside(wrap(), sells)).not.toBe('caution');
    expect(inside(wrap(), soft(sells), sweep(weth))).not.toBe('caution');
  });

  it('takes a multicall that goes on as such a contract', () => {
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const data = dataOf(execute, [...joined([wrap(), sells]), 9n]);
    const one = (fails: boolean, to: Address = router, with_: Hex = data) =>
      answer(rule, call(multicall3, aggregate, [[[to, fails, E18, with_]]], E18), offline);
    expect(one(true)).toBe('caution');
    expect(one(false)).not.toBe('caution');
    expect(one(true, me, '0x')).not.toBe('caution');
    const transfer = dataOf('transfer(address to, uint256 amount)', [me, E18]);
    const both = (fails: boolean) =>
      answer(
        rule,
        call(
          multicall3,
          aggregate,
          [
            [
              [weth, false, E18, dataOf('deposit()', [])],
              [weth, fails, 0n, transfer],
            ],
          ],
          E18,
        ),
        offline,
      );
    expect(both(true)).toBe('caution');
    expect(both(false)).not.toBe('caution');
  });

  it('sees it in what a bundler skips', () => {
    const bundler = getAddress('0x6566194141eefa99af43bb5aa71460ca2dc90245');
    const adapter = getAddress('0x4a6c312ec70e8747a587ee860a0353cd42be0ae0');
    const bundle =
      'multicall((address to, bytes data, uint256 value, bool skipRevert, bytes32 callbackHash)[] bundle)';
    const hash = `0x${'00'.repeat(32)}`;
    const pull = dataOf('erc20TransferFrom(address token, address receiver, uint256 amount)', [
      usdc,
      adapter,
      9n,
    ]);
    const put = dataOf('erc4626Deposit(address vault, uint256 assets, uint256 max, address receiver)', [
      getAddress('0x83f20f44975d03b1b09e64809b757c47f942beea'),
      9n,
      9n,
      me,
    ]);
    const rest = dataOf('erc20Transfer(address token, address receiver, uint256 amount)', [
      usdc,
      me,
      2n ** 256n - 1n,
    ]);
    const left_ = (skip: boolean, ...more: readonly Hex[]) =>
      answer(
        rule,
        call(bundler, bundle, [
          [
            [adapter, pull, 0n, false, hash],
            [adapter, put, 0n, skip, hash],
            ...more.map((it) => [adapter, it, 0n, false, hash]),
          ],
        ]),
        offline,
      );
    expect(left_(true)).toBe('caution');
    expect(left_(false)).not.toBe('caution');
    expect(left_(true, rest)).not.toBe('caution');
  });
});
