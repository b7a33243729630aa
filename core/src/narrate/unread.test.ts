import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { answer } from '../check/testing/answers.ts';
import { allowance, call, contract, effectsOf, usdc, viewOf } from '../check/testing/views.ts';
import type { EffectLine } from '../model/effects.ts';
import { known, unknown } from '../model/known.ts';
import { permit2 } from '../effects/read.ts';
import { verdictName } from './verdict/verdictName.ts';
import { unreadOf } from './unread.ts';

const body = call(permit2, 'approve(address token, address spender, uint160 amount, uint48 expiration)', [
  usdc,
  contract,
  5n,
  4_000_000_000,
]);
const codes = { codes: { [permit2]: 'contract' } } as const;
const atPermit2 = { ...allowance(usdc, contract, 5n), via: permit2 };

function unreadWith(lines: readonly Partial<EffectLine>[]): readonly string[] {
  const view = viewOf(body, { ...codes, effects: known(effectsOf(lines)) });
  return unreadOf(view, check(view)).map(({ says }) => says.id);
}

describe('a permission that Permit2 keeps', () => {
  it('is read where the effects show what it comes to', () => {
    expect(unreadWith([atPermit2])).not.toContain('unread.permission');
    const usedUp = { ...atPermit2, before: known(0n), after: known(0n) };
    expect(unreadWith([usedUp])).not.toContain('unread.permission');
  });

  it('is not read where only an allowance at the token itself was looked at', () => {
    expect(unreadWith([allowance(usdc, contract, 5n)])).toContain('unread.permission');
    expect(unreadWith([])).toContain('unread.permission');
    expect(unreadWith([{ ...atPermit2, after: unknown('refused') }])).toContain('unread.permission');
  });

  it('explains no allowance at the token itself', () => {
    const told = (line: Partial<EffectLine>) =>
      answer('approvals.hidden', body, { ...codes, effects: known(effectsOf([line])) });
    expect(told(atPermit2)).toBe('clear');
    expect(told(allowance(usdc, contract, 5n))).toBe('caution');
  });
});

describe('what a contract only announces', () => {
  const claimed = { ...allowance(usdc, contract, 5n), what: 'balance', basis: 'claimed' } as const;

  it('is not a gap where reads deny it, and is one where nothing answers', () => {
    const denied = { ...claimed, before: known(7n), after: known(7n) };
    expect(unreadWith([atPermit2, denied])).not.toContain('unread.someEffects');
    expect(unreadWith([atPermit2, { ...claimed, after: unknown('notFound') }])).toContain(
      'unread.someEffects',
    );
  });
});

describe('a diamond that runs other code from then on', () => {
  it('keeps the readback from being whole, and says why', () => {
    const notLookedAt = [{ is: 'diamond' }] as const;
    const view = viewOf(body, { ...codes, effects: known(effectsOf([atPermit2], { notLookedAt })) });
    expect(unreadOf(view, check(view))[0]).toMatchObject({
      says: { id: 'unread.someEffects' },
      why: { id: 'effects.notLookedAt.diamond' },
    });
  });
});

describe('a node that sees less', () => {
  it('is said with what it could not see, which is not that there was too much', () => {
    const events = [{ is: 'events' }] as const;
    const view = viewOf(body, { ...codes, effects: known(effectsOf([atPermit2], { notLookedAt: events })) });
    expect(unreadOf(view, check(view))[0]?.why.id).toBe('effects.notLookedAt.events');
    const reads = [{ is: 'reads', count: 2 }] as const;
    const many = viewOf(body, { ...codes, effects: known(effectsOf([atPermit2], { notLookedAt: reads })) });
    expect(unreadOf(many, check(many))[0]?.why.id).toBe('unread.tooMany');
  });
});

describe('a contract that nobody has a record of', () => {
  const shop = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
  const inner = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
  const approve = call(usdc, 'approve(address spender, uint256 amount)', [shop, 5n]);
  const its = `account.${shop.toLowerCase()}`;
  const told = (sample: Parameters<typeof viewOf>[1]) => {
    const view = viewOf(approve, {
      ...sample,
      codes: { [shop]: 'contract' },
      effects: known(effectsOf([allowance(usdc, shop, 5n)])),
    });
    return unreadOf(view, check(view)).map(({ says, why }) => [says.id, why.id]);
  };

  it('is said once, with the reason, and not again as a check without an answer', () => {
    const gap = unknown('switchedOff', 'Sourcify');
    expect(told({ gaps: { [`${its}.verified`]: gap, [`${its}.created`]: gap } })).toEqual([
      ['identity.unread.source', 'why.switchedOff'],
    ]);
  });

  it('is not asked about source where there is no code', () => {
    const view = viewOf(approve, {
      codes: { [shop]: 'none' },
      effects: known(effectsOf([allowance(usdc, shop, 5n)])),
      gaps: { [`${its}.verified`]: unknown('notAsked') },
    });
    expect(unreadOf(view, check(view))).toEqual([]);
  });

  it('is no unread request: all of it is decoded, and only the record is missing', () => {
    const gap = unknown('timeout', 'Sourcify');
    const gaps = { [`${its}.verified`]: gap, [`${its}.created`]: gap };
    const view = viewOf(approve, {
      codes: { [shop]: 'contract' },
      effects: known(effectsOf([allowance(usdc, shop, 5n)])),
      gaps,
    });
    const unread = unreadOf(view, check(view));
    expect(verdictName({ verdict: 'notFullyRead', unread })).toBe('notFullyChecked');
    const strange = viewOf(call(shop, 'f()', []), { codes: { [shop]: 'contract' }, gaps });
    const unknownCall = {
      ...strange,
      steps: strange.steps.map((it) => ({ ...it, reading: 'unread' }) as const),
    };
    const both = [...unread, ...unreadOf(unknownCall, check(unknownCall))];
    expect(verdictName({ verdict: 'notFullyRead', unread: both })).toBe('notFullyRead');
  });

  it('is said of the code that a proxy runs, too', () => {
    const facts = {
      [`${its}.verified`]: { kind: 'bool', value: true },
      [`${its}.presentAt`]: { kind: 'time', seconds: 1n },
      [`${its}.implementation`]: { kind: 'address', address: inner },
    } as const;
    expect(told({ facts })).toEqual([['unread.checks', 'unread.needsFacts']]);
  });

  it('is not said where it is on record', () => {
    const facts = {
      [`${its}.verified`]: { kind: 'bool', value: true },
      [`${its}.presentAt`]: { kind: 'time', seconds: 1n },
    } as const;
    expect(told({ facts })).toEqual([]);
  });
});

describe('a list of calls whose parts claim more bytes than there are', () => {
  it('is not called nested too deeply', () => {
    const old = call(contract, 'multiSend((uint8,address,uint256,bytes) transaction)', [
      [0, usdc, 0n, '0xa9059cbb'],
    ]);
    const whole = call(contract, 'multiSend(bytes transactions)', [`0x00${usdc.slice(2)}${'ff'.repeat(64)}`]);
    for (const body of [old, whole]) {
      const view = viewOf(body);
      const whys = unreadOf(view, check(view)).map(({ why }) => why?.id);
      expect(whys).not.toContain('unread.tooDeep');
    }
    const view = viewOf(whole);
    expect(unreadOf(view, check(view)).map(({ why }) => why?.id)).toContain('unread.pastEnd');
  });
});
