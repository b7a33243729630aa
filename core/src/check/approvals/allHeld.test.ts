import fc from 'fast-check';
import { type Address, encodeAbiParameters, getAddress, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import type { FactValue } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { batch as inOne, multiSend, safeTx } from '../testing/safes.ts';
import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  knownBook,
  me,
  offline,
  permit,
  type Sample,
  safe,
  transaction,
  typed,
  usdc,
  waiting,
  weth,
} from '../testing/views.ts';

const approve = 'approve(address spender, uint256 amount)';
/** Contracts of which Readback ships no name. */
const thief = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
const other = getAddress('0x2222222254eeb25477b68fb85ed929f73a960582');
const permit2 = getAddress('0x000000000022d473030f116ddee9f6b43ac78ba3');

/** Published for years: nothing that others can place makes a contract honest. */
const old = (address: Address): [string, FactValue][] => [
  [`account.${address.toLowerCase()}.verified`, { kind: 'bool', value: true }],
  [`account.${address.toLowerCase()}.created`, { kind: 'time', seconds: 1_600_000_000n }],
];
const holds = (token: Address, raw: bigint): [string, FactValue] => [
  holdsFact(me, token),
  { kind: 'amount', raw, asset: { kind: 'token', chainId: 1, address: token } },
];
const sample = (raw: bigint, more: Sample = {}): Sample => ({
  codes: { [thief]: 'contract', [other]: 'contract', [permit2]: 'contract' },
  ...more,
  facts: Object.fromEntries([...old(thief), ...old(other), holds(usdc, raw), holds(weth, raw)]),
});

const batch = (...calls: readonly (readonly [Address, `0x${string}`])[]): Body => ({
  kind: 'calls',
  chainId: 1,
  from: me,
  atomic: true,
  calls: calls.map(([to, data]) => ({ to, value: 0n, data })),
});
const approval = (token: Address, spender: Address, amount: bigint) =>
  [token, dataOf(approve, [spender, amount])] as const;

const tokens = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
];
const rest = [
  { name: 'spender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
];
/** A transfer of Permit2 that can be used once. */
const once = (amount: bigint) =>
  typed(
    {
      PermitTransferFrom: [{ name: 'permitted', type: 'TokenPermissions' }, ...rest],
      TokenPermissions: tokens,
    },
    'PermitTransferFrom',
    { permitted: { token: usdc, amount }, spender: thief, nonce: 0n, deadline: 1_900_000_000n },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );
/** The same over several amounts. */
const onceOf = (...parts: readonly (readonly [Address, bigint])[]) =>
  typed(
    {
      PermitBatchTransferFrom: [{ name: 'permitted', type: 'TokenPermissions[]' }, ...rest],
      TokenPermissions: tokens,
    },
    'PermitBatchTransferFrom',
    {
      permitted: parts.map(([token, amount]) => ({ token, amount })),
      spender: thief,
      nonce: 0n,
      deadline: 1_900_000_000n,
    },
    { name: 'Permit2', chainId: 1n, verifyingContract: permit2 },
  );

const ways: readonly (readonly [string, string, (amount: bigint) => Body])[] = [
  ['an allowance', 'approvals.allHeld', (amount) => call(usdc, approve, [thief, amount])],
  [
    'an allowance that is added to',
    'approvals.allHeld',
    (amount) => call(usdc, 'increaseAllowance(address spender, uint256 added)', [thief, amount]),
  ],
  [
    'an allowance at Permit2',
    'approvals.allHeld',
    (amount) =>
      call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
        usdc,
        thief,
        amount,
        1_900_000_000,
      ]),
  ],
  ['a permit', 'signatures.allHeld', (amount) => permit(thief, amount)],
  ['a transfer of Permit2, once', 'signatures.allHeld', once],
];

describe.each(ways)('%s to a published contract of 800 days', (_, rule, ask) => {
  it('is a caution from nine tenths of what is held, and not below', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n, max: 2n ** 90n }), (held) => {
        const tenths = (held * 9n + 9n) / 10n;
        const says = (amount: bigint) => answer(rule, ask(amount), sample(held));
        expect(says(tenths - 1n)).toBe('clear');
        for (const amount of [tenths, tenths + 1n, held - 1n, held, held + 1n])
          if (amount >= tenths) expect(says(amount)).toBe('caution');
      }),
      { numRuns: 60, seed: 9 },
    );
  });

  it('is a caution where the user or a file names the spender, and a note where the user said that they know it', () => {
    const entry = { address: thief, name: 'Router', own: false, paid: 0 };
    const says = (book: Sample['book']) => answer(rule, ask(1_000n), sample(1_000n, book ? { book } : {}));
    expect(says(known([entry]))).toBe('caution');
    expect(says(known([{ ...entry, imported: true }]))).toBe('caution');
    expect(says(knownBook(thief))).toBe('note');
  });

  it('does not know while nobody says what is held', () => {
    expect(answer(rule, ask(5n), { ...offline, codes: { [thief]: 'contract' } })).toBe('unknown');
    expect(answer(rule, ask(5n), waiting)).toBe('pending');
    const gaps = { [holdsFact(me, usdc)]: unknown('timeout') };
    expect(answer(rule, ask(5n), { codes: { [thief]: 'contract' }, gaps })).toBe('unknown');
  });

  it('is weighed by the supply alone where the token does not say what is held', () => {
    expect(answer(rule, ask(5n), { codes: { [thief]: 'contract' } })).toBe('clear');
  });

  it('is not known for what could not be read', () => {
    expect(answer(rule, transaction(thief, '0x3f1a77c2'), sample(5n))).toBe('unknown');
  });
});

describe('an allowance of all that is held', () => {
  it('is a note for a contract that Readback names and that is there', () => {
    const body = call(usdc, approve, [contract, 1_000n]);
    expect(told('approvals.allHeld', body, sample(1_000n))).toEqual([
      'note: approvals.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how all | approvals.allHeld.whyNamed | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | by step.0.arg.spender step.0.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(answer('approvals.allHeld', call(usdc, approve, [permit2, 1_000n]), sample(1_000n))).toBe('note');
    const empty: Sample = { ...sample(1_000n), codes: { [contract]: 'none' } };
    expect(told('approvals.allHeld', body, empty)).toEqual([
      'caution: approvals.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how all | approvals.allHeld.why | approvals.noLimit.remedy | in 0 | about 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D | unless 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D is known | by step.0.arg.spender step.0.arg.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
  });

  it('is the sum of several of one request, to one stranger or to two', () => {
    const sum = (a: bigint, b: bigint, to: Address) =>
      answer('approvals.allHeld', batch(approval(usdc, thief, a), approval(usdc, to, b)), sample(1_000n));
    for (const to of [thief, other]) {
      expect(sum(450n, 450n, to)).toBe('caution');
      expect(sum(450n, 449n, to)).toBe('clear');
    }
    // What a contract that is known here may take is not a stranger's.
    expect(sum(450n, 450n, contract)).toBe('clear');
  });

  it('counts with what is left of it where the request itself uses it', () => {
    const body = batch(approval(usdc, thief, 1_000n), [thief, dataOf('deposit(uint256 amount)', [1_000n])]);
    const abis = [
      { address: thief, functions: ['deposit(uint256 amount)'], from: { by: 'user', entry: '' } },
    ] as const;
    const left = (raw: bigint) => ({
      abis,
      effects: known(
        effectsOf(raw === 0n ? [balance(usdc, 0n)] : [balance(usdc, 0n), allowance(usdc, thief, raw)]),
      ),
    });
    expect(told('approvals.allHeld', body, sample(1_000n, left(0n)))).toEqual(['clear step.0.arg.spender']);
    expect(answer('approvals.allHeld', body, sample(1_000n, left(1_000n)))).toBe('caution');
    expect(answer('approvals.allHeld', body, sample(1_000n, { abis, effects: unknown('offline') }))).toBe(
      'caution',
    );
  });

  it('is weighed by what the Safe holds that gives it, inside of its batch', () => {
    const calls = [450n, 450n].map(
      (amount) => ({ operation: 0, to: usdc, data: dataOf(approve, [thief, amount]) }) as const,
    );
    const body = safeTx(multiSend, inOne(...calls), 1);
    const held = (raw: bigint): Sample => ({
      codes: { [thief]: 'contract', [multiSend]: 'contract', [safe]: 'contract' },
      facts: Object.fromEntries([
        ...old(thief),
        [
          holdsFact(safe, usdc),
          { kind: 'amount', raw, asset: { kind: 'token', chainId: 1, address: usdc } },
        ] as const,
      ]),
    });
    expect(told('approvals.allHeld', body, held(1_000n))).toEqual([
      'caution: approvals.allHeld.says spender step.0.0.0.arg.spender held account.0x5afe3855358e112b5647b952709e6165e1c1eeee.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | approvals.allHeld.why | approvals.noLimit.remedy | in 0.0.0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.0.0.arg.spender step.0.0.0.arg.amount account.0x5afe3855358e112b5647b952709e6165e1c1eeee.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'caution: approvals.allHeld.says spender step.0.0.1.arg.spender held account.0x5afe3855358e112b5647b952709e6165e1c1eeee.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | approvals.allHeld.why | approvals.noLimit.remedy | in 0.0.1 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.0.1.arg.spender step.0.0.1.arg.amount account.0x5afe3855358e112b5647b952709e6165e1c1eeee.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told('approvals.allHeld', body, held(1_001n))).toEqual([
      'clear step.0.0.0.arg.spender step.0.0.1.arg.spender',
    ]);
  });

  it('does not count where it ends with the call that gives it', () => {
    const holder = getAddress('0x0000000000001ff3684f28c67538d4d072c22734');
    const body = call(
      holder,
      'exec(address operator, address token, uint256 amount, address target, bytes data)',
      [thief, usdc, 1_000n, thief, dataOf('transfer(address to, uint256 amount)', [me, 1n])],
    );
    expect(answer('approvals.allHeld', body, sample(1_000n))).toBe('clear');
  });

  it('does not count where a router takes it at once', () => {
    // A Universal Router of Uniswap, of which Readback ships no name.
    const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
    const permitted = encodeAbiParameters(
      parseAbiParameters('((address,uint160,uint48,uint48),address,uint256),bytes'),
      [[[usdc, 1_000n, 1_900_000_000, 0], router, 1_900_000_000n], '0x'],
    );
    const swapped = encodeAbiParameters(parseAbiParameters('address,uint256,uint256,address[],bool'), [
      me,
      1_000n,
      5n,
      [usdc, weth],
      true,
    ]);
    const execute = 'execute(bytes commands, bytes[] inputs, uint256 deadline)';
    const plan = (commands: `0x${string}`, inputs: readonly `0x${string}`[]) =>
      call(router, execute, [commands, inputs, 1_900_000_000n]);
    const ran = { effects: known(effectsOf([balance(usdc, 0n), balance(weth, 110n)])) };
    const says = (body: Body, more?: Sample) => answer('approvals.allHeld', body, sample(1_000n, more));
    expect(says(plan('0x0a08', [permitted, swapped]), ran)).toBe('clear');
    expect(says(plan('0x0a', [permitted]), ran)).toBe('caution');
  });

  it('is measured by what is left of the token as well', () => {
    const effects = known(effectsOf([balance(usdc, 200n), allowance(usdc, thief, 200n)]));
    expect(
      told('approvals.allHeld', call(usdc, approve, [thief, 200n]), sample(1_000n, { effects })),
    ).toEqual([
      'caution: approvals.allHeld.says spender step.0.arg.spender held effect.0.after how all | approvals.allHeld.why | approvals.noLimit.remedy | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.amount effect.0.after',
    ]);
  });

  it('is every item of a collection, by its number', () => {
    const items = (held: bigint) => ({
      ...sample(5n),
      tokens: {},
      facts: {
        ...Object.fromEntries(old(thief)),
        [holdsFact(me, usdc)]: { kind: 'integer', value: held } as const,
      },
    });
    const body = typed(
      {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'tokenId', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      'Permit',
      { spender: thief, tokenId: 77n, nonce: 0n, deadline: 1_900_000_000n },
    );
    expect(told('signatures.allHeld', body, items(1n))).toEqual([
      'caution: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how items | signatures.allHeld.why | signatures.noLimit.remedy | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.tokenId account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told('signatures.allHeld', body, items(2n))).toEqual(['clear step.0.arg.spender']);
  });
});

describe('a signature over all that is held', () => {
  it('of several tokens is stopped, until the user knows the spender', () => {
    const both = onceOf([usdc, 900n], [weth, 1_000n]);
    expect(told('signatures.allHeld', both, sample(1_000n))).toEqual([
      'stop: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | signatures.noLimit.whyAll | remedy.reject | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.permitted.0.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'stop: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2 how all | signatures.noLimit.whyAll | remedy.reject | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.permitted.1.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
    expect(told('signatures.allHeld', both, sample(1_000n, { book: knownBook(thief) }))).toEqual([
      'note: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | approvals.allHeld.whyNamed | signatures.noLimit.remedy | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | by step.0.arg.spender step.0.arg.permitted.0.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'note: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2 how all | approvals.allHeld.whyNamed | signatures.noLimit.remedy | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | by step.0.arg.spender step.0.arg.permitted.1.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    ]);
    expect(told('signatures.allHeld', onceOf([usdc, 900n], [weth, 1n]), sample(1_000n))).toEqual([
      'caution: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | signatures.allHeld.why | signatures.noLimit.remedy | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.permitted.0.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
    expect(told('signatures.allHeld', onceOf([usdc, 450n], [usdc, 450n]), sample(1_000n))).toEqual([
      'caution: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | signatures.allHeld.why | signatures.noLimit.remedy | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.permitted.0.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'caution: signatures.allHeld.says spender step.0.arg.spender held account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48 how most | signatures.allHeld.why | signatures.noLimit.remedy | reject | in 0 | about 0x1111111254EEB25477B68fb85Ed929f73A960582 | unless 0x1111111254EEB25477B68fb85Ed929f73A960582 is known | by step.0.arg.spender step.0.arg.permitted.1.amount account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.holds.0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    ]);
  });
});
