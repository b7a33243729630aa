import { factOfAccount } from '../../model/factIds.ts';
import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { earlierFact, earlierPairs } from '../../evidence/spending/earlier.ts';
import { decode } from '../../decode/decode.ts';
import type { Asset, FactValue } from '../../model/fact.ts';
import { known, pending, unknown } from '../../model/known.ts';
import type { EffectLine, Effects, TracedCall } from '../../model/effects.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { answer, told } from '../testing/answers.ts';
import {
  call,
  effectsOf,
  knownBook,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';
import { abiOf } from './testing/views.ts';

/** A contract of a stranger, published and old, that the user let take something in an earlier request. */
const farm = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
/** One that the user let take something, and does not call. */
const hidden = getAddress('0xdecade254729296a45a3885639ac7e10f9d54979');
const moon = getAddress('0xd1d1254729296a45a3885639ac7e10f9d5497900');
const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const multicall = getAddress('0xca11bde05977b3631167028862be2a173976ca11');
const apes = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const rule = 'account.unvouched';

const calls = {
  'getReward()': [],
  'claim()': [],
  'claimRewards(address to)': [me],
  'withdraw(uint256 amount)': [5n],
  'harvest(uint256 pid)': [3n],
} as const;
const texts = Object.keys(calls) as (keyof typeof calls)[];

const assets = {
  'an allowance': { kind: 'token', chainId: 1, address: usdc },
  'an allowance of an unknown token': { kind: 'token', chainId: 1, address: moon },
  'all items of a collection': { kind: 'collection', chainId: 1, address: apes },
} satisfies Readonly<Record<string, Asset>>;

describe.each(texts)('%s of a contract that may take something by an earlier permission', (text) => {
  const body = call(farm, text, calls[text]);

  it.each(Object.entries(assets))('is a Caution for %s', (_, asset) => {
    expect(told(rule, body, sampleOf({ may: [asset] }))).toEqual([
      'caution: account.unvouched.saysEarlier contract step.0.to asset account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0 | account.unvouched.whyEarlier | account.unvouched.remedyEarlier | in 0 | by step.0.to account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0',
    ]);
    expect(revisionOf(viewOf(body, sampleOf({ may: [asset] })), 0).verdict).not.toBe('read');
  });

  it('is silent where it may take nothing, and where the user said that they know it', () => {
    expect(told(rule, body, sampleOf({ may: [] }))).toEqual(['clear effects']);
    const book = knownBook(farm);
    expect(answer(rule, body, { ...sampleOf({ may: [asset()] }), book })).toBe('notApplicable');
  });

  it('is waited for, and not known where nobody answers', () => {
    const id = earlierFact(me, farm);
    expect(told(rule, body, { ...sampleOf({}), gaps: { [id]: unknown('timeout') } })).toEqual([
      'unknown account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979',
    ]);
    const view = viewOf(body, sampleOf({}));
    const waits = { ...view, facts: { ...view.facts, [id]: { id, value: pending, from: [] } } };
    expect(revisionOf({ ...waits, stations: { ...view.stations, label: 'pending' } }, 0).verdict).toBe(
      'pending',
    );
  });
});

it('the same call is as calm as before where there is no permission', () => {
  const body = call(farm, 'getReward()', []);
  const without = revisionOf(viewOf(body, sampleOf({})), 0);
  const none = revisionOf(viewOf(body, sampleOf({ may: [] })), 0);
  expect([none.verdict, none.sentence]).toEqual([without.verdict, without.sentence]);
  expect(none.verdict).toBe('read');
});

it('currency alone runs the code of the contract, too', () => {
  for (const value of [0n, 1n, 10n ** 16n]) {
    const body = transaction(farm, '0x', value);
    expect(answer(rule, body, sampleOf({ may: [asset()] }))).toBe('caution');
    expect(answer(rule, body, sampleOf({ may: [] }))).not.toBe('caution');
    const id = earlierFact(me, farm);
    expect(answer(rule, body, { ...sampleOf({}), gaps: { [id]: unknown('timeout') } })).toBe('unknown');
    // Whoever has the key of such an account takes what it may without any call.
    const plain = { ...sampleOf({ may: [asset()] }), codes: { [farm]: 'none' } } as const;
    expect(answer(rule, body, plain)).toBe('notApplicable');
  }
});

it('but for a released Safe, whose code only notes what comes', () => {
  const sample = sampleOf({ may: [asset()] });
  const release: FactValue = { kind: 'text', text: '1.4.1' };
  const safe = { ...sample, facts: { ...sample.facts, [factOfAccount(farm, 'release')]: release } };
  for (const value of [0n, 10n ** 16n]) {
    const body = transaction(farm, '0x', value);
    expect(answer(rule, body, safe)).not.toBe('caution');
  }
  const sent = call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, farm, 7n]);
  expect(answer(rule, sent, safe)).toBe('caution');
});

it('the code of a contract that is sent an item, or tokens with a call, runs too', () => {
  const sent = [
    call(apes, 'safeTransferFrom(address from, address to, uint256 tokenId)', [me, farm, 7n]),
    call(usdc, 'transferAndCall(address to, uint256 amount)', [farm, 1n]),
  ];
  for (const body of sent) {
    expect(told(rule, body, sampleOf({ may: [asset()] }))).toEqual([
      expect.stringMatching(/^caution: account.unvouched.saysEarlier contract step.0.arg.to asset /),
    ]);
    expect(answer(rule, body, sampleOf({ may: [] }))).not.toBe('caution');
  }
  const asked = (body: Body) => earlierPairs(1, decode(freeze(body, ''), {}).steps);
  expect(asked(sent[0] as Body)).toEqual([{ owner: me, spender: farm, ifCode: true }]);
});

it('a saved name is no reason to be silent', () => {
  const book = known([{ address: farm, name: 'My farm', own: false, paid: 3 }]);
  const sample = { ...sampleOf({ may: [asset()] }), book };
  expect(answer(rule, call(farm, 'getReward()', []), sample)).toBe('caution');
});

it('what a Safe allowed counts where the Safe calls, alone or in a batch', () => {
  const none = '0x0000000000000000000000000000000000000000';
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none } as const;
  const { data } = (call(farm, 'getReward()', []) as Extract<Body, { kind: 'transaction' }>).call;
  const tx = { to: farm, value: 0n, data, operation: 0, nonce: 0n, ...gas } as const;
  const body: Body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
  expect(told(rule, body, sampleOf({ may: [asset()], owner: safe }))).toEqual([
    'caution: account.unvouched.saysEarlier contract step.0.0.to asset account.0x5afe3855358e112b5647b952709e6165e1c1eeee.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0 | account.unvouched.whyEarlier | account.unvouched.remedyEarlier | in 0.0 | by step.0.0.to account.0x5afe3855358e112b5647b952709e6165e1c1eeee.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0',
  ]);
  expect(answer(rule, body, sampleOf({ may: [], owner: safe }))).not.toBe('caution');
});

it('a batch and a multicall are looked into', () => {
  const { call: inner } = call(farm, 'getReward()', []) as Extract<Body, { kind: 'transaction' }>;
  const batch: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls: [inner, inner] };
  expect(told(rule, batch, sampleOf({ may: [asset()] }))).toEqual([
    'caution: account.unvouched.saysEarlier contract step.0.to asset account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0 | account.unvouched.whyEarlier | account.unvouched.remedyEarlier | in 0 | by step.0.to account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0',
    'caution: account.unvouched.saysEarlier contract step.1.to asset account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0 | account.unvouched.whyEarlier | account.unvouched.remedyEarlier | in 1 | by step.1.to account.0x41c79d2e88b150fac07e3b6da2f419e8770609da.allows.0xc0ffee254729296a45a3885639ac7e10f9d54979.0',
  ]);
  const carried = call(multicall, 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)', [
    [{ target: farm, allowFailure: false, callData: inner.data }],
  ]);
  expect(answer(rule, carried, sampleOf({ may: [asset()] }))).toBe('caution');
});

describe('a contract behind the one that is called', () => {
  const body = call(farm, 'getReward()', []);
  const traced = (to: Address, op: TracedCall['op'] = 'call'): Partial<Effects> => {
    const one = { value: 0n, gasUsed: 1n, selector: '0x12345678', size: 4, ok: true } as const;
    return {
      calls: known([
        { ...one, id: '0', op: 'call', from: me, to: farm, step: '0' },
        { ...one, id: '0.0', op, from: farm, to },
      ]),
    };
  };
  const withPermission = (to: Address, effects: Partial<Effects>): Sample => {
    const sample = sampleOf({ may: [] });
    const id = earlierFact(me, to);
    const it: FactValue = { kind: 'asset', asset: asset() };
    return {
      ...sample,
      facts: { ...sample.facts, [id]: { kind: 'list', items: [it] }, [`${id}.0`]: it },
      effects: known({ ...effectsOf([]), records: known([]), ...effects }),
    };
  };

  it('may take something by an earlier permission, too, which is said of that contract', () => {
    const sample = withPermission(hidden, traced(hidden));
    const [line, ...others] = told(rule, body, sample);
    const allowed = `account.${me.toLowerCase()}.allows.${hidden.toLowerCase()}`;
    expect(others).toEqual([]);
    expect(line).toContain(
      `caution: account.unvouched.saysEarlier contract ${allowed}.by asset ${allowed}.0`,
    );
    expect(revisionOf(viewOf(body, sample), 0).verdict).toBe('caution');
  });

  it('may where the call names it, before anything was traced', () => {
    const named = call(farm, 'claimRewards(address to)', [hidden]);
    expect(answer(rule, named, withPermission(hidden, {}))).toBe('caution');
  });

  it('may not where it is only asked, or is one that everybody knows', () => {
    expect(answer(rule, body, withPermission(hidden, traced(hidden, 'staticcall')))).not.toBe('caution');
    expect(answer(rule, body, withPermission(hidden, traced(moon)))).not.toBe('caution');
    expect(answer(rule, body, withPermission(weth, traced(weth)))).not.toBe('caution');
  });
});

it('permissions are asked of contracts without a shipped name, for whoever acts, and of no others', () => {
  const pairs = (body: Body) =>
    earlierPairs(1, decode(freeze(body, ''), {}).steps).map(({ spender }) => spender.toLowerCase());
  expect(pairs(call(farm, 'getReward()', []))).toEqual([farm.toLowerCase()]);
  expect(pairs(call(router, 'getReward()', []))).toEqual([]);
  expect(pairs(call(usdc, 'transfer(address to, uint256 amount)', [farm, 1n]))).toEqual([]);
  expect(pairs(call(weth, 'deposit()', [], 1n))).toEqual([]);
});

function asset(): Asset {
  return { kind: 'token', chainId: 1, address: usdc };
}

type May = Readonly<{ may?: readonly Asset[]; owner?: Address }>;

function sampleOf({ may, owner = me }: May): Sample {
  const contracts = [farm, hidden, moon, router, multicall, apes];
  const facts: Record<string, FactValue> = {};
  for (const it of contracts) {
    facts[`account.${it.toLowerCase()}.verified`] = { kind: 'bool', value: true };
    facts[`account.${it.toLowerCase()}.created`] = { kind: 'time', seconds: 1_600_000_000n };
  }
  if (may !== undefined) {
    const id = earlierFact(owner, farm);
    const items = may.map((it): FactValue => ({ kind: 'asset', asset: it }));
    facts[id] = { kind: 'list', items };
    items.forEach((it, n) => {
      facts[`${id}.${n}`] = it;
    });
  }
  const gain: Partial<EffectLine> = {
    asset: { kind: 'token', chainId: 1, address: moon },
    before: known(0n),
    after: known(5n * 10n ** 18n),
  };
  return {
    codes: Object.fromEntries(contracts.map((it) => [it, 'contract' as const])),
    tokens: { [moon]: ['MOON', 18] },
    facts,
    abis: texts.map((text) => abiOf(farm, text)),
    effects: known({ ...effectsOf([gain]), records: known([]) }),
  };
}
