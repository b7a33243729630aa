import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body, Origin } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer } from '../testing/answers.ts';
import {
  contract,
  friend,
  me,
  offline,
  permit,
  type Sample,
  transaction,
  viewOf,
  waiting,
} from '../testing/views.ts';

type Transaction = Extract<Body, { kind: 'transaction' }>;

const pay = transaction(friend, '0x', 1n);
const walletOn = (chainId: number) => ({
  session: known({ host: 'readback.test', wallet: { chainId, account: me, name: 'Wallet' } }),
});

describe('a wallet on another network', () => {
  const rule = 'chain.wallet';

  it('is stopped, for transactions and for typed data', () => {
    expect(answer(rule, pay, walletOn(10))).toBe('stop');
    expect(answer(rule, permit(contract, 1n), walletOn(10))).toBe('stop');
  });

  it('is silent on the same network, and without a wallet', () => {
    expect(answer(rule, pay, walletOn(1))).toBe('clear');
    expect(answer(rule, pay)).toBe('notApplicable');
    expect(answer(rule, { kind: 'message', bytes: '0x6869' }, walletOn(10))).toBe('notApplicable');
  });

  it('is not known when the page does not answer', () => {
    expect(answer(rule, pay, { session: unknown('timeout') })).toBe('unknown');
  });

  it('can be switched to a network that is in use, and to no other', () => {
    const actOf = (sample: Sample) => {
      const found = check(viewOf(pay, sample)).find((it) => it.rule === rule);
      return found?.outcome === 'fired' ? found.act : undefined;
    };
    expect(actOf(walletOn(10))).toEqual({ kind: 'switchNetwork', chainId: 1 });
    expect(actOf({ ...offline, ...walletOn(10) })).toEqual({ kind: 'reject' });
  });
});

describe('a node of another network', () => {
  const rule = 'chain.node';

  it('is stopped', () => {
    expect(answer(rule, pay, { facts: { 'chain.reported': { kind: 'chain', chainId: 10 } } })).toBe('stop');
  });

  it('is silent on the same network, and not known when it does not say', () => {
    expect(answer(rule, pay)).toBe('clear');
    expect(answer(rule, pay, offline)).toBe('unknown');
    expect(answer(rule, pay, waiting)).toBe('pending');
  });
});

describe('a mined transaction that nothing proves', () => {
  const rule = 'chain.unproven';
  const on = (chainId: number, more: object = {}): Body => ({
    ...(pay as Transaction),
    chainId,
    signed: { hash: '0x01', signature: '0x02', unproven: true, ...more },
  });

  it('is a caution on a development chain and stopped elsewhere, also where nobody answers', () => {
    for (const sample of [{}, offline]) {
      expect(answer(rule, on(31337), sample)).toBe('caution');
      expect(answer(rule, on(1), sample)).toBe('stop');
      expect(answer(rule, on(424242), sample)).toBe('stop');
    }
  });

  it('is not said to be signed by its sender', () => {
    expect(answer('chain.signed', on(31337))).toBe('clear');
  });

  it('is silent where the signature is that of the sender, and for what is still to be signed', () => {
    const signed: Body = { ...(pay as Transaction), signed: { hash: '0x01', signature: '0x02' } };
    expect(answer(rule, signed)).toBe('clear');
    expect(answer(rule, pay)).toBe('notApplicable');
  });
});

describe('a transaction that is signed already', () => {
  const signed: Body = { ...(pay as Transaction), signed: { hash: '0x01', signature: '0x02' } };

  it('is noted, and nobody is asked for another wallet', () => {
    expect(answer('chain.signed', signed)).toBe('note');
    expect(answer('chain.signed', pay)).toBe('notApplicable');
    expect(answer('chain.wallet', signed, walletOn(10))).toBe('notApplicable');
    expect(answer('chain.account', signed, walletOn(1))).toBe('notApplicable');
  });

  it('rests on the request alone, so that it is known without anybody', () => {
    expect(answer('chain.signed', signed, offline)).toBe('note');
  });
});

describe('a request that came by a link', () => {
  const rule = 'chain.link';
  const by = (origin: Origin) => answer(rule, pay, { origin });

  it('is at least a caution, also after it was taken over', () => {
    expect(by({ via: 'link' })).toBe('caution');
    expect(by({ via: 'link', madeMine: true })).toBe('caution');
  });

  it('has nothing to say of what was pasted', () => {
    expect(by({ via: 'paste' })).toBe('notApplicable');
  });

  it('rests on how it came alone, so that it is known without anybody', () => {
    expect(answer(rule, pay, { ...offline, origin: { via: 'link' } })).toBe('caution');
  });
});

describe('a wallet on another account', () => {
  const rule = 'chain.account';
  const walletOf = (account: typeof me) => ({
    session: known({ host: 'readback.test', wallet: { chainId: 1, account, name: 'Wallet' } }),
  });

  it('is stopped, and a caution where the account is the user’s own', () => {
    expect(answer(rule, pay, walletOf(friend))).toBe('stop');
    expect(answer(rule, permit(contract, 1n), walletOf(friend))).toBe('stop');
    const book = known([{ address: me, own: true, paid: 0 }]);
    expect(answer(rule, pay, { ...walletOf(friend), book })).toBe('caution');
  });

  it('that owns the Safe which the request is for is a caution, and no stop', () => {
    const owners = (...all: readonly (typeof me)[]) => ({
      facts: {
        [`account.${me.toLowerCase()}.owners`]: {
          kind: 'list',
          items: all.map((address) => ({ kind: 'address', address }) as const),
        } as const,
      },
    });
    expect(answer(rule, pay, { ...walletOf(friend), ...owners(contract, friend) })).toBe('caution');
    expect(answer(rule, pay, { ...walletOf(friend), ...owners(contract) })).toBe('stop');
    expect(answer(rule, pay, { ...walletOf(friend), ...owners() })).toBe('stop');
    // A signature for another account is no transaction of a Safe’s.
    expect(answer(rule, permit(contract, 1n), walletOf(friend))).toBe('stop');
  });

  it('is silent for the same account, for no sender, and without a wallet', () => {
    expect(answer(rule, pay, walletOf(me))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n, null), walletOf(friend))).toBe('notApplicable');
    expect(answer(rule, pay)).toBe('notApplicable');
  });

  it('is not known when the page does not answer', () => {
    expect(answer(rule, pay, { session: unknown('timeout') })).toBe('unknown');
  });
});

describe('a node that has fallen behind', () => {
  it('is not known where nothing was run', () => {
    const sample = { effects: unknown('offline', 'node.test'), simulate: 'failed' } as const;
    expect(answer('chain.stale', pay, sample)).toBe('unknown');
  });

  it('is not known without a clock', () => {
    expect(answer('chain.stale', pay, { now: unknown('offline') })).toBe('unknown');
  });
});
