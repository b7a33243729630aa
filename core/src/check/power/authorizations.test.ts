import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import { unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { answer, told } from '../testing/answers.ts';
import { key, me, message, offline, transaction, typed, waiting } from '../testing/views.ts';

const metaMask: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
const asked = (nonce: bigint, chainId = 1, delegate: Address = metaMask): Body => ({
  kind: 'authorization',
  chainId,
  delegate,
  nonce,
  authority: me,
});
const at = (value: bigint) => ({
  facts: { [`account.${me.toLowerCase()}.nonce`]: { kind: 'integer', value } as const },
});

describe('an account that hands itself to code', () => {
  const rule = 'power.authorization';

  it('rests on the request alone, so that it is known without anybody', () => {
    expect(answer(rule, asked(0n, 1, key), offline)).toBe('stop');
    expect(answer(rule, asked(0n, 0), offline)).toBe('stop');
    expect(answer(rule, transaction(me, '0x', 1n), offline)).toBe('notApplicable');
  });
});

describe('the number of an authorization', () => {
  const rule = 'power.laterAuthorization';

  it('is a caution where it is far ahead', () => {
    expect(told(rule, asked(500n), at(3n))).toEqual([
      'caution: power.laterAuthorization.says nonce step.0.arg.nonce now account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.nonce | power.laterAuthorization.why | power.laterAuthorization.remedy | in 0 | by step.0.arg.nonce account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.nonce',
    ]);
  });

  it('is silent where it is one of the next, and where no account can be asked', () => {
    expect(told(rule, asked(3n), at(3n))).toEqual([
      'clear step.0.arg.nonce account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.nonce',
    ]);
    expect(answer(rule, asked(4n), at(3n))).toBe('clear');
    expect(answer(rule, asked(500n, 0), at(3n))).toBe('notApplicable');
    const { authority: _, ...nobody } = asked(500n) as Extract<Body, { kind: 'authorization' }>;
    expect(answer(rule, nobody)).toBe('notApplicable');
    expect(answer(rule, transaction(me, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known where nobody says how many the account has sent', () => {
    expect(told(rule, asked(3n))).toEqual([
      'unknown account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.nonce',
    ]);
    expect(told(rule, asked(3n), waiting)).toEqual([
      'pending account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.nonce',
    ]);
  });
});

describe('an authorization that is signed by nobody', () => {
  const rule = 'power.voidAuthorization';
  const signature = `0x${'11'.repeat(32)}${'22'.repeat(32)}00` as const;
  const inTransaction = (...list: object[]) =>
    ({
      kind: 'transaction',
      chainId: 1,
      from: me,
      call: { to: me, value: 0n, data: '0x' },
      set: { authorizationList: list },
    }) as Body;
  const signed = { chainId: 1, delegate: key, nonce: 1n, signature };

  it('is a caution, without a node too, alone and beside one that counts', () => {
    expect(told(rule, inTransaction(signed), offline)).toEqual([
      'caution: power.voidAuthorization.says delegate step.1.to | power.voidAuthorization.why | remedy.reject | reject | in 1 | by step.1.to',
    ]);
    expect(answer(rule, inTransaction({ ...signed, chainId: 0 }))).toBe('caution');
    expect(answer(rule, inTransaction({ ...signed, authority: me }, signed))).toBe('caution');
    expect(answer(rule, { kind: 'authorization', ...signed })).toBe('caution');
  });

  it('is nothing where an account is recovered, or is still to sign', () => {
    expect(told(rule, inTransaction({ ...signed, authority: me }))).toEqual(['clear step.1.to']);
    expect(answer(rule, asked(3n))).toBe('clear');
    expect(answer(rule, transaction(me, '0x', 1n))).toBe('notApplicable');
  });
});

describe('an account that borrows its code', () => {
  const rule = 'power.borrowedCode';
  const pays = transaction(key, '0x', 1n);
  const borrows = (delegate: Address) => ({
    facts: { [`account.${me.toLowerCase()}.code`]: { kind: 'code', state: 'delegated', delegate } as const },
  });

  it('is noted where its makers publish it, and a caution where nobody here knows it', () => {
    const of = (code: 'none' | 'contract') => ({ ...borrows(metaMask), codes: { [metaMask]: code } });
    expect(told(rule, pays, of('contract'))).toEqual([
      'note: power.borrowedCode.says | power.borrowedCode.why | power.borrowedCode.remedy | by account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.code',
    ]);
    expect(told(rule, pays, of('none'))).toEqual([
      'caution: power.borrowedCode.saysUnknown | power.borrowedCode.why | power.borrowedCode.remedyUnknown | by account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.code',
    ]);
    expect(told(rule, pays, borrows(metaMask))).toEqual([
      'unknown account.0x63c0c19a282a1b52b07dd5a65b58948a07dae32b.code',
    ]);
    expect(answer(rule, pays, borrows(key))).toBe('caution');
    expect(answer(rule, pays, { codes: { [me]: 'delegated' } })).toBe('caution');
  });

  it('is silent for a plain account, and for a message', () => {
    expect(told(rule, pays)).toEqual(['clear account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.code']);
    expect(answer(rule, message('Hello'))).toBe('notApplicable');
    const letter = typed(
      { Mail: [{ name: 'contents', type: 'string' }] },
      'Mail',
      { contents: 'Hello' },
      { name: 'Mail' },
    );
    const unasked = { [`account.${me.toLowerCase()}.code`]: unknown('notAsked') };
    expect(answer(rule, letter, { simulate: 'skipped', gaps: unasked })).toBe('notApplicable');
  });

  it('is not known where nobody looked', () => {
    expect(answer(rule, pays, offline)).toBe('unknown');
  });
});
