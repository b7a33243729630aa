import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body, Origin } from '../../model/request.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
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
    expect(told(rule, pay, walletOn(10))).toEqual([
      'stop: chain.wallet.says asked request.chain actual session.chain | chain.wallet.why | chain.wallet.remedy asked request.chain | switchNetwork 1 | by request.chain session.chain',
    ]);
    expect(answer(rule, permit(contract, 1n), walletOn(10))).toBe('stop');
  });

  it('is silent on the same network, and without a wallet', () => {
    expect(told(rule, pay, walletOn(1))).toEqual(['clear request.chain session.chain']);
    expect(answer(rule, pay)).toBe('notApplicable');
    expect(answer(rule, { kind: 'message', bytes: '0x6869' }, walletOn(10))).toBe('notApplicable');
  });

  it('is not known when the page does not answer', () => {
    expect(told(rule, pay, { session: unknown('timeout') })).toEqual(['unknown session.chain']);
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
    expect(told(rule, pay, { facts: { 'chain.reported': { kind: 'chain', chainId: 10 } } })).toEqual([
      'stop: chain.node.says asked request.chain actual chain.reported | chain.node.why | chain.node.remedy asked request.chain | reject | by request.chain chain.reported',
    ]);
  });

  it('is silent on the same network, and not known when it does not say', () => {
    expect(told(rule, pay)).toEqual(['clear request.chain chain.reported']);
    expect(told(rule, pay, offline)).toEqual(['unknown chain.reported']);
    expect(told(rule, pay, waiting)).toEqual(['pending chain.reported']);
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
      expect(told(rule, on(31337), sample)).toEqual([
        'caution: chain.unproven.says how development | chain.unproven.why how development | chain.unproven.remedy | by request.from',
      ]);
      expect(told(rule, on(1), sample)).toEqual([
        'stop: chain.unproven.says how other | chain.unproven.why how other | chain.unproven.remedy | reject | by request.from',
      ]);
      expect(answer(rule, on(424242), sample)).toBe('stop');
    }
  });

  it('is not said to be signed by its sender', () => {
    expect(told('chain.signed', on(31337))).toEqual(['clear request.from']);
  });

  it('is silent where the signature is that of the sender, and for what is still to be signed', () => {
    const signed: Body = { ...(pay as Transaction), signed: { hash: '0x01', signature: '0x02' } };
    expect(told(rule, signed)).toEqual(['clear request.from']);
    expect(answer(rule, pay)).toBe('notApplicable');
  });
});

describe('a transaction that is signed already', () => {
  const signed: Body = { ...(pay as Transaction), signed: { hash: '0x01', signature: '0x02' } };

  it('is noted, and nobody is asked for another wallet', () => {
    expect(told('chain.signed', signed)).toEqual([
      'note: chain.signed.says from request.from whose stranger | chain.signed.why | chain.signed.remedy | by request.from',
    ]);
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

  it('is a note while it is only checked, and a caution once it was taken over', () => {
    expect(by({ via: 'link' })).toBe('note');
    expect(by({ via: 'link', madeMine: true })).toBe('caution');
  });

  it('has nothing to say of what was pasted', () => {
    expect(by({ via: 'paste' })).toBe('notApplicable');
  });

  it('rests on how it came alone, so that it is known without anybody', () => {
    expect(told(rule, pay, { ...offline, origin: { via: 'link' } })).toEqual([
      'note: chain.link.says | chain.link.why | chain.link.remedy | by',
    ]);
  });
});

describe('a wallet on another account', () => {
  const rule = 'chain.account';
  const walletOf = (account: typeof me) => ({
    session: known({ host: 'readback.test', wallet: { chainId: 1, account, name: 'Wallet' } }),
  });

  it('is stopped, and a caution where the account is the user’s own', () => {
    expect(told(rule, pay, walletOf(friend))).toEqual([
      'stop: chain.account.says asked request.from actual session.account | chain.account.why | chain.account.remedy asked request.from | reject | by request.from session.account',
    ]);
    expect(told(rule, permit(contract, 1n), walletOf(friend))).toEqual([
      'stop: chain.account.says asked request.signer actual session.account | chain.account.why | chain.account.remedy asked request.signer | reject | by request.signer session.account',
    ]);
    const book = known([{ address: me, own: true, paid: 0 }]);
    expect(told(rule, pay, { ...walletOf(friend), book })).toEqual([
      'caution: chain.account.says asked request.from actual session.account | chain.account.why | chain.account.remedy asked request.from | by request.from session.account',
    ]);
  });

  it('that owns the Safe which the request is for is told, and no warning', () => {
    const owners = (...all: readonly (typeof me)[]) => ({
      facts: {
        [`account.${me.toLowerCase()}.owners`]: {
          kind: 'list',
          items: all.map((address) => ({ kind: 'address', address }) as const),
        } as const,
      },
    });
    expect(told(rule, pay, { ...walletOf(friend), ...owners(contract, friend) })).toEqual([
      'note: chain.account.saysSafe asked request.from actual session.account | chain.account.whySafe | chain.account.remedySafe | by request.from session.account account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.owners',
    ]);
    expect(told(rule, pay, { ...walletOf(friend), ...owners(contract) })).toEqual([
      'stop: chain.account.saysNotOwner asked request.from actual session.account | chain.account.whyNotOwner | chain.account.remedyNotOwner | reject | by request.from session.account account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.owners',
    ]);
    expect(answer(rule, pay, { ...walletOf(friend), ...owners() })).toBe('stop');
    // A signature for another account is not a transaction of a Safe’s.
    expect(answer(rule, permit(contract, 1n), walletOf(friend))).toBe('stop');
  });

  it('is silent for the same account, for no sender, and without a wallet', () => {
    expect(told(rule, pay, walletOf(me))).toEqual(['clear request.from session.account']);
    expect(answer(rule, transaction(friend, '0x', 1n, null), walletOf(friend))).toBe('notApplicable');
    expect(answer(rule, pay)).toBe('notApplicable');
  });

  it('is not known when the page does not answer', () => {
    expect(told(rule, pay, { session: unknown('timeout') })).toEqual(['unknown session.account']);
  });
});

describe('a node that has fallen behind', () => {
  it('is not known where nothing was run', () => {
    const sample = { effects: unknown('offline', 'node.test'), simulate: 'failed' } as const;
    expect(told('chain.stale', pay, sample)).toEqual(['unknown effects']);
  });

  it('is not known without a clock', () => {
    expect(told('chain.stale', pay, { now: unknown('offline') })).toEqual(['unknown time']);
  });
});
