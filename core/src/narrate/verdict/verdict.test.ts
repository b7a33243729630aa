import { stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  balance,
  call,
  contract,
  effectsOf,
  friend,
  key,
  me,
  offline,
  permit,
  type Sample,
  signIn,
  transaction,
  usdc,
  viewOf,
  waiting,
} from '../../check/testing/views.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';

const read = (body: Body, sample: Sample = {}) => revisionOf(viewOf(body, sample), 0);

function judged(body: Body, sample: Sample = {}): string {
  const { verdict, control } = read(body, sample);
  return `${verdict}, ${control.kind}`;
}

const pay = transaction(friend, '0x', 1n);
const paid: Sample = { effects: known(effectsOf([balance(undefined, 99n)])) };
const approve = 'approve(address spender, uint256 amount)';
const message = (text: string): Body => ({ kind: 'message', signer: me, bytes: stringToHex(text) });

describe('the verdict', () => {
  it('is Read back, and signed by a press, when all was read and nothing is wrong', () => {
    expect(judged(pay, paid)).toBe('read, press');
    expect(judged(message('I am learning to read before I sign.'))).toBe('read, press');
  });

  it('is pending, and nothing can be signed, while anything is awaited', () => {
    expect(judged(pay, waiting)).toBe('pending, wait');
    expect(judged(pay, { ...paid, label: 'pending' })).toBe('pending, wait');
    expect(judged(call(usdc, approve, [key, 1n]), { simulate: 'pending' })).toBe('pending, wait');
  });

  it('is Caution, and signed by a press, when something is to be weighed', () => {
    expect(judged(call(usdc, approve, [contract, 2n ** 256n - 1n]))).toBe('caution, press');
    expect(judged(pay, { effects: known(effectsOf([], { status: 'revert' })) })).toBe('caution, press');
  });

  it('is Not fully read, and signed by a held press, when anything is not known', () => {
    expect(judged(pay, offline)).toBe('notFullyRead, hold');
    expect(judged(transaction(contract, '0x3f1a77c2'))).toBe('notFullyRead, hold');
    expect(judged(transaction(null, '0x60016001'))).toBe('notFullyRead, hold');
    expect(judged(pay, { ...paid, book: unknown('timeout') })).toBe('notFullyRead, hold');
    const gap = { ...balance(usdc, 0n), after: unknown('timeout') };
    expect(judged(pay, { effects: known(effectsOf([gap])) })).toBe('notFullyRead, hold');
  });

  it('is Not fully read when the code that an account borrows is called', () => {
    expect(judged(call(friend, 'deposit()', []), { codes: { [friend]: 'delegated' } })).toBe(
      'notFullyRead, hold',
    );
  });

  it('ranks Not fully read above Caution, and Stop above all', () => {
    const unlimited = call(usdc, approve, [contract, 2n ** 256n - 1n]);
    const effects = unknown('timeout');
    expect(judged(unlimited, { effects, simulate: 'failed' })).toBe('notFullyRead, hold');
    expect(judged(call(usdc, approve, [key, 1n]), { effects, simulate: 'failed' })).toBe('stop, hold');
    expect(judged(permit(key, 1n))).toBe('stop, hold');
  });

  it('lists each thing that is not known, with a reason, and whether asking again may help', () => {
    const { unread } = read(transaction(contract, '0x3f1a77c2', 4n), offline);
    expect(unread.map(({ id, retry }) => `${id} ${retry}`)).toEqual([
      'effects true',
      'step.0 false',
      'checks true',
    ]);
    expect(unread[0]?.why).toEqual({ id: 'why.offline', args: { source: 'node.test' } });
    expect(read(pay, paid).unread).toEqual([]);
  });
});

describe('how it may be signed', () => {
  it('is not here, for a sign-in at another site or one that is malformed', () => {
    const other = signIn('example.org', 'https://example.org');
    expect(judged(message(other))).toBe('stop, none');
    expect(judged(message(other.replace('Nonce: ', 'Nonce:')))).toBe('caution, none');
    expect(judged(message(signIn('readback.test', 'https://readback.test')))).toBe('read, press');
  });

  it('is not at all, for what only came by a link', () => {
    expect(judged(pay, { ...paid, origin: { via: 'link' } })).toBe('read, none');
    expect(judged(pay, { ...waiting, origin: { via: 'link' } })).toBe('pending, none');
    expect(judged(pay, { ...paid, origin: { via: 'link', madeMine: true } })).toBe('caution, press');
  });

  it('is not at all, for kinds that no wallet lets a page ask for', () => {
    expect(judged({ kind: 'authorization', chainId: 1, delegate: key, nonce: 0n })).toBe('stop, none');
    const send = transaction(friend, '0x', 1n) as Extract<Body, { kind: 'transaction' }>;
    for (const set of [{ authorizationList: [] }, { blobVersionedHashes: [] }]) {
      expect(judged({ ...send, set }, paid)).toContain('none');
    }
  });

  it('is not at all, for what is signed already', () => {
    const send = transaction(friend, '0x', 1n) as Extract<Body, { kind: 'transaction' }>;
    const signed: Body = { ...send, signed: { hash: '0x01', signature: '0x02' } };
    expect(judged(signed, paid)).toBe('read, none');
    expect(judged(signed, waiting)).toBe('pending, none');
  });
});

describe('who is involved', () => {
  it('is said with the most important first', () => {
    const parties = (body: Body) => read(body).parties.map(({ role, address }) => [role, address]);
    expect(parties(call(usdc, approve, [key, 1n]))).toEqual([
      ['spender', key],
      ['token', usdc],
      ['from', me],
    ]);
    expect(parties(call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toEqual([
      ['to', friend],
      ['token', usdc],
      ['from', me],
    ]);
    expect(parties(transaction(contract, '0x3f1a77c2'))).toEqual([
      ['contract', contract],
      ['from', me],
    ]);
    expect(parties(permit(key, 1n))).toEqual([
      ['spender', key],
      ['token', usdc],
      ['signer', me],
    ]);
  });
});
