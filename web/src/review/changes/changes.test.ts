import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import { holdsFact } from '@readback/core/label/tokens/holdsFact.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { changeGroups } from './changeGroups.ts';
import { changes, wayOf } from './changes.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import { fact, router, sample, weth, you } from '../testing/sample.ts';

const asset = { kind: 'token', chainId: 1, address: weth } as const;

const line = (over: Partial<EffectLine> = {}): EffectLine => ({
  id: '0',
  who: you,
  what: 'balance',
  asset,
  before: known(5n),
  after: known(4n),
  basis: 'read',
  cause: [],
  ...over,
});

function rows(
  lines: readonly EffectLine[],
  verdict: 'read' | 'stop' = 'read',
  said?: Fact,
  parties: Readback['parties'] = [],
) {
  const effects: Effects = {
    block: {
      chainId: 1,
      parentHash: `0x${'00'.repeat(32)}`,
      parentNumber: 1n,
      number: 2n,
      timestamp: 0n,
      baseFeePerGas: 0n,
      gasLimit: 0n,
      endpoint: 'node',
    },
    status: 'success',
    gasUsed: 0n,
    lines,
    engines: [],
    notLookedAt: [],
    assumed: [],
  };
  return changes(
    sample({ effects: known(effects), verdict, parties }),
    (id) => (id === said?.id ? said : undefined),
    new Set([you.toLowerCase()]),
  );
}

describe('what changes', () => {
  it('says what leaves before what arrives, and a power that makes it a Stop before both', () => {
    const arrives = line({ id: '1', after: known(9n) });
    const leaves = line({ id: '2' });
    const given = line({
      id: '3',
      what: 'allowance',
      counterparty: router,
      before: known(0n),
      after: known(9n),
    });
    const order = (all: readonly EffectLine[], verdict: 'read' | 'stop') =>
      rows(all, verdict).map(({ id }) => id);
    expect(order([arrives, given, leaves], 'read')).toEqual(['2', '1', '3']);
    expect(order([arrives, given, leaves], 'stop')).toEqual(['3', '2', '1']);
  });

  it('counts an NFT that arrives as something that comes in, not as a power', () => {
    const item = { kind: 'nft', chainId: 1, address: weth, id: 7n } as const;
    const [row] = rows([line({ what: 'nft', asset: item, before: known(0n), after: known(1n) })]);
    expect(row && wayOf(row)).toBe('in');
  });

  it('says what leaves with a minus and without a colour', () => {
    expect(rows([line()])[0]).toMatchObject({ value: { is: 'delta', raw: -1n }, tone: 'plain', before: 5n });
  });

  it('is green only for what arrives with the user', () => {
    expect(rows([line({ after: known(9n) })])[0]?.tone).toBe('in');
    expect(rows([line({ after: known(9n), who: router })])[0]?.tone).toBe('plain');
  });

  it('says an allowance as from and to, and one without limit as such', () => {
    const given = line({
      what: 'allowance',
      counterparty: router,
      before: known(0n),
      after: known(2n ** 256n - 1n),
    });
    expect(rows([given])[0]?.value).toMatchObject({ is: 'fromTo', noLimit: true });
    expect(rows([{ ...given, after: known(1n) }])[0]?.value).toMatchObject({ noLimit: false });
  });

  it('is red for power that is given in a Stop, and never elsewhere', () => {
    const given = line({ what: 'operator', before: known(false), after: known(true) });
    expect(rows([given], 'stop')[0]?.tone).toBe('stop');
    expect(rows([given])[0]?.tone).toBe('plain');
    expect(rows([line()], 'stop')[0]?.tone).toBe('plain');
  });

  it('does not make a number of what is not known', () => {
    expect(rows([line({ after: unknown('timeout') })])[0]?.value).toEqual({ is: 'notKnown', why: 'timeout' });
  });

  it('keeps how much of an allowance by signature could be taken at once, and that it is not known', () => {
    const given = line({ what: 'allowance', counterparty: router, before: known(0n) });
    const id = 'effect.0.takeable';
    const held = fact(id, { kind: 'amount', raw: 3n, asset });
    expect(rows([given], 'read', held)[0]?.takeable).toEqual(known(3n));
    expect(rows([given], 'read', { id, value: unknown('timeout'), from: [] })[0]?.takeable).toEqual(
      unknown('timeout'),
    );
    expect(rows([given])[0]).not.toHaveProperty('takeable');
  });

  it('says how much of what you hold leaves or could be taken, and nothing of what others hold', () => {
    expect(rows([line({ before: known(1_000n), after: known(1n) })])[0]?.share).toBe(999);
    expect(rows([line({ before: known(1_000n), after: known(0n) })])[0]?.share).toBe(1000);
    expect(rows([line({ before: known(5n), after: known(9n) })])[0]).not.toHaveProperty('share');
    expect(rows([line({ who: router, before: known(5n), after: known(0n) })])[0]).not.toHaveProperty('share');
    const given = line({ what: 'allowance', counterparty: router, before: known(0n), after: known(3n) });
    const held = fact(holdsFact(you, weth), { kind: 'amount', raw: 4n, asset });
    expect(rows([given], 'stop', held)[0]).toMatchObject({ takeable: known(3n), share: 750 });
    expect(rows([given], 'stop')[0]).not.toHaveProperty('share');
  });

  it('says what is at stake of an allowance without a limit, whatever the verdict, and of no other outside a Stop', () => {
    const held = fact(holdsFact(you, weth), { kind: 'amount', raw: 4n, asset });
    const given = line({ what: 'allowance', counterparty: router, before: known(0n), after: known(3n) });
    const unlimited = { ...given, after: known(2n ** 256n - 1n) };
    expect(rows([unlimited], 'read', held)[0]).toMatchObject({ takeable: known(4n), share: 1000 });
    expect(rows([given], 'read', held)[0]).not.toHaveProperty('takeable');
  });

  it('shows whole who gets to decide, unless the parties do already, and nobody who loses it', () => {
    const owners = line({
      what: 'safe',
      part: 'owners',
      counterparty: router,
      before: known(false),
      after: known(true),
    });
    expect(rows([owners])[0]?.holder).toBe(router);
    expect(rows([{ ...owners, before: known(true), after: known(false) }])[0]).not.toHaveProperty('holder');
    const owner = line({ what: 'owner', before: known(you), after: known(weth) });
    expect(rows([owner])[0]?.holder).toBe(weth);
    expect(rows([{ ...owner, after: known(zeroAddress) }])[0]).not.toHaveProperty('holder');
    const parties = [{ role: 'operator', address: weth }] as const;
    expect(rows([owner], 'read', undefined, parties)[0]).not.toHaveProperty('holder');
  });

  it('flags what only the contract says', () => {
    expect(rows([line({ basis: 'claimed' })])[0]?.claimed).toBe(true);
  });

  it('puts the fee last', () => {
    expect(rows([line({ what: 'fee', id: 'f' }), line()]).map(({ what }) => what)).toEqual([
      'balance',
      'fee',
    ]);
  });

  it('keeps which part of a contract changes, and which role', () => {
    const role = `0x${'ab'.repeat(32)}` as const;
    const granted = line({ what: 'role', part: 'granted', role, before: known(false), after: known(true) });
    expect(rows([granted])[0]).toMatchObject({
      part: 'granted',
      role,
      value: { is: 'flag', before: false, after: true },
    });
  });

  it('says of the only one of its kind that it arrives, and of more how many', () => {
    const item = line({ what: 'nft', before: known(0n), after: known(1n) });
    expect(rows([item])[0]).toMatchObject({ value: { is: 'flag', before: false, after: true }, tone: 'in' });
    expect(rows([{ ...item, after: known(5n) }])[0]?.value).toMatchObject({ is: 'delta', raw: 5n });
  });

  it('is green for an item that arrives, not for one that leaves or stays', () => {
    const item = line({ what: 'nft', before: known(false), after: known(true) });
    expect(rows([item])[0]?.tone).toBe('in');
    expect(rows([{ ...item, before: known(true) }])[0]?.tone).toBe('plain');
    expect(rows([{ ...item, before: known(true), after: known(false) }])[0]?.tone).toBe('plain');
  });

  it('says how many owners must sign as a number', () => {
    const { asset: _, ...threshold } = line({
      what: 'safe',
      part: 'threshold',
      before: known(2n),
      after: known(1n),
    });
    expect(rows([threshold])[0]?.value).toEqual({ is: 'number', before: 2n, after: 1n });
  });
});

describe('rows by account', () => {
  it('puts the user’s own first, each in its own order', () => {
    const groups = changeGroups(
      rows([
        line({ id: '0', who: router }),
        line({ id: '1' }),
        line({ id: '2', who: router }),
        line({ id: '3', what: 'fee' }),
      ]),
    );
    expect(groups.map(({ yours, rows: of }) => [yours, of.map(({ id }) => id)])).toEqual([
      [true, ['1', '3']],
      [false, ['0', '2']],
    ]);
  });
});
