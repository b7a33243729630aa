import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { isNamed } from './contractRecord.ts';
import { isShipped } from './shipped.ts';
import { answer } from '../check/testing/answers.ts';
import { call, contract, key, offline, transaction, usdc, viewOf, waiting } from '../check/testing/views.ts';
import { batch, multiSend, safeTx } from '../check/testing/safes.ts';

const module4337 = getAddress('0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226');
const view = (code: 'none' | 'contract' | 'delegated') =>
  viewOf(transaction(module4337, '0x'), { codes: { [module4337]: code } });

describe('a name that Readback ships', () => {
  it('counts only where a contract stands', () => {
    expect(isShipped(view('contract'), module4337)).toBe(true);
    expect(isNamed(view('contract'), module4337)).toBe(true);
    for (const code of ['none', 'delegated'] as const) {
      expect(isShipped(view(code), module4337)).toBe(false);
      expect(isNamed(view(code), module4337)).toBe(false);
    }
  });

  it('counts for nothing where the code is not known, and of others there is none', () => {
    for (const sample of [offline, waiting])
      expect(isShipped(viewOf(transaction(contract, '0x'), sample), contract)).toBe(false);
    expect(isShipped(viewOf(transaction(usdc, '0x')), usdc)).toBe(false);
    expect(isShipped(viewOf(transaction(key, '0x')), key)).toBe(false);
  });
});

describe('code that accounts run', () => {
  const run = safeTx(multiSend, batch({ operation: 0, to: usdc, value: 0n, data: '0x' }), 1);

  it('is a library of Safe’s only where a contract is at its address', () => {
    expect(answer('power.delegatecall', run, { codes: { [multiSend]: 'contract' } })).toBe('clear');
    expect(answer('power.delegatecall', run, { codes: { [multiSend]: 'none' } })).toBe('stop');
    expect(answer('power.delegatecall', run, offline)).toBe('unknown');
  });

  it('is a caution where the user said that they know it', () => {
    const script = safeTx(key, '0x12345678', 1);
    expect(answer('power.delegatecall', script)).toBe('stop');
    const book = { s: 'known', v: [{ address: key, own: false, paid: 0, knownOn: [1] }] } as const;
    expect(answer('power.delegatecall', script, { book })).toBe('caution');
  });
});

describe('a delegate that Readback lists', () => {
  const delegator: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';

  it('is known only where a contract is at its address', () => {
    const body = {
      kind: 'authorization',
      chainId: 1,
      delegate: delegator,
      nonce: 1n,
    } as const;
    expect(answer('power.authorization', body, { codes: { [delegator]: 'contract' } })).toBe('caution');
    expect(answer('power.authorization', body, { codes: { [delegator]: 'none' } })).toBe('stop');
    expect(answer('power.authorization', body, waiting)).toBe('pending');
  });
});

it('an approval for a shipped name without code is one to a plain account', () => {
  const approve = call(usdc, 'approve(address spender, uint256 amount)', [module4337, 5n]);
  expect(answer('approvals.plainAccount', approve, { codes: { [module4337]: 'none' } })).toBe('stop');
});
