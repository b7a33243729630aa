import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../evidence/purpose/account.ts';
import { answer, told } from '../testing/answers.ts';
import { call, friend, key, me, offline, transaction, usdc, viewOf } from '../testing/views.ts';

describe('native currency for HyperCore', () => {
  const core = getAddress('0x2222222222222222222222222222222222222222');
  const on = (chainId: number, to = core) => ({ ...transaction(to, '0x', 5n), chainId });

  it('is not lost on its network, and is on any other', () => {
    for (const sample of [{}, offline]) {
      expect(told('transfers.lost', on(999), sample)).toEqual(['clear step.0.to']);
      expect(answer('transfers.lost', on(998), sample)).toBe('clear');
      expect(told('transfers.lost', on(1), sample)).toEqual([
        'caution: transfers.lost.says to step.0.to how burn | transfers.lost.why | remedy.checkPayee | in 0 | about 0x2222222222222222222222222222222222222222 | by step.0.to',
      ]);
      expect(answer('transfers.lost', on(8453), sample)).toBe('caution');
    }
    expect(told('transfers.deadEnd', on(999), { codes: { [core]: 'none' } })).toEqual(['clear step.0.to']);
  });

  it('is lost at a place that only looks like it, or as a token', () => {
    expect(answer('transfers.lost', on(999, getAddress(`0x${'3'.repeat(40)}`)))).toBe('caution');
    expect(answer('transfers.lost', on(999, zeroAddress))).toBe('caution');
    const token = { ...call(usdc, 'transfer(address to, uint256 amount)', [core, 5n]), chainId: 999 };
    expect(told('transfers.deadEnd', token)).toEqual([
      'caution: transfers.deadEnd.says to step.0.arg.to how shared | transfers.deadEnd.why how shared | remedy.checkPayee | in 0 | about 0x2222222222222222222222222222222222222222 | by step.0.arg.to',
    ]);
  });
});

describe('a name that is wrapped', () => {
  const registrar = getAddress('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');
  const wrapper = getAddress('0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401');
  const safe = 'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)';
  const resolver = getAddress('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63');
  const words = (owner = me, fuses = 0): Hex =>
    encodeAbiParameters(parseAbiParameters('string, address, uint16, address'), [
      'harbor',
      owner,
      fuses,
      resolver,
    ]);
  const codes = { [registrar]: 'contract', [wrapper]: 'contract' } as const;
  const wrap = (data = words(), to = wrapper, at = registrar) => call(at, safe, [me, to, 77n, data]);
  const bytesOf = (body: ReturnType<typeof wrap>) => accountOf(viewOf(body, { codes })).bytes.length;

  it('is the user’s afterwards', () => {
    for (const sample of [{ codes }, offline])
      expect(told('transfers.deadEnd', wrap(), sample)).toEqual(['clear step.0.arg.to']);
    expect(bytesOf(wrap())).toBe(0);
  });

  it('is not, where the bytes name someone else, give up rights, or say nothing', () => {
    for (const data of [words(key), words(friend), words(me, 1), words(zeroAddress), '0x', '0x1234'] as const)
      expect(told('transfers.deadEnd', wrap(data), { codes })).toEqual([
        'caution: transfers.deadEnd.says to step.0.arg.to how shared | transfers.deadEnd.why how shared | remedy.checkPayee | in 0 | about 0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401 | by step.0.arg.to',
      ]);
    expect(bytesOf(wrap(words(key)))).toBe(1);
  });

  it('is not, where another collection or contract is called, or nothing asks the wrapper', () => {
    expect(answer('transfers.deadEnd', wrap(words(), wrapper, usdc), { codes })).toBe('caution');
    expect(answer('transfers.deadEnd', wrap(words(), resolver), { codes })).toBe('caution');
    const plain = call(registrar, 'transferFrom(address from, address to, uint256 tokenId)', [
      me,
      wrapper,
      77n,
    ]);
    expect(answer('transfers.deadEnd', plain, { codes })).toBe('caution');
    const elsewhere = { ...wrap(), chainId: 10 };
    expect(answer('transfers.deadEnd', elsewhere, { codes })).toBe('clear');
    expect(accountOf(viewOf(elsewhere, { codes })).bytes).toHaveLength(1);
  });
});

describe('dollars for Hyperliquid', () => {
  const bridge = getAddress('0x2df1c51e09aecf9cacb7bc98cb1742757f163df7');
  const dollars = getAddress('0xaf88d065e77c8cc2239327c5edb3a432268e5831');
  const bridged = getAddress('0xff970a61a04b1ca14834a43f5de4533ebddb5cc8');
  const codes = { [bridge]: 'contract', [friend]: 'contract', [me]: 'none' } as const;
  const on = (chainId: number, token: Address, to: Address, amount: bigint) => {
    const body = call(token, 'transfer(address to, uint256 amount)', [to, amount]);
    return { ...body, chainId };
  };
  const pay = (amount = 5_000_000n, to = bridge, token = dollars, chainId = 42_161) =>
    answer('transfers.deadEnd', on(chainId, token, to, amount), { codes });

  it('are credited to whoever sends them to its bridge on Arbitrum', () => expect(pay()).toBe('clear'));

  it('are lost where they are too few, another token, on another network, or at another contract', () => {
    expect(pay(4_999_999n)).toBe('caution');
    expect(pay(5_000_000n, bridge, bridged)).toBe('caution');
    expect(pay(5_000_000n, bridge, dollars, 10)).toBe('caution');
    expect(pay(5_000_000n, friend)).toBe('caution');
  });

  it('are lost where an account sends them that is a contract, and has no key there', () => {
    expect(
      answer('transfers.deadEnd', on(42_161, dollars, bridge, 5_000_000n), {
        codes: { ...codes, [me]: 'contract' },
      }),
    ).toBe('caution');
  });
});
