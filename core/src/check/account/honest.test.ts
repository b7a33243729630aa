import { type Address, getAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Readback } from '../../model/readback.ts';
import { type Sample, weth } from '../testing/views.ts';
import type { HonestTransaction } from './testing/honestTransactions.ts';
import { allHonest, readHonest } from './testing/readHonest.ts';

/**
 * What people send every day at protocols that are modeled, as it is read where the simulation shows what its table
 * says: all contracts published and old, and a tenth of what is held at stake.
 */
describe('honest transactions at protocols that are modeled', () => {
  let all: readonly Readonly<{ it: HonestTransaction; readback: Readback }>[];

  beforeAll(() => {
    all = allHonest.map((it) => ({ it, readback: reading(it) }));
  });

  it('are at least 150', () => expect(allHonest.length).toBeGreaterThanOrEqual(150));

  it('are never stopped, and never not fully read', () => {
    expect(wrong(({ verdict }) => verdict === 'stop' || verdict === 'notFullyRead')).toEqual([]);
  });

  it('are Cautions only for a reason that is written down', () => {
    expect(wrong(({ verdict }, { caution }) => verdict === 'caution' && caution === undefined)).toEqual([]);
    expect(wrong(({ verdict }, { caution }) => verdict === 'read' && caution !== undefined)).toEqual([]);
  });

  it('are read back in at least 85 of a hundred cases', () => {
    const calm = all.filter(({ readback }) => readback.verdict === 'read').length;
    expect(calm / all.length).toBeGreaterThanOrEqual(0.85);
  });

  it('are at least Cautions where the contract is a stranger’s, and nothing comes', () => {
    const calm = leaving.filter((it) => reading({ ...it, to: stranger, comes: [] }).verdict === 'read');
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  it('are at least Cautions where the contract is a stranger’s, and a token comes that nobody knows', () => {
    const comes = [[10n ** 18n, junk]] as const;
    const calm = leaving.filter((it) => reading({ ...it, to: stranger, comes }).verdict === 'read');
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  it('are at least Cautions where the contract is a stranger’s, and all that was asked for comes', () => {
    const calm = leaving.filter((it) => reading({ ...it, to: stranger }).verdict === 'read');
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  it('are at least Cautions where the contract is a stranger’s, and a token of its own comes, or known ones', () => {
    for (const comes of [[[10n ** 18n, stranger]], [[10n ** 18n, weth]], [[10n ** 18n]]] as const) {
      const calm = leaving.filter((it) => reading({ ...it, to: stranger, comes }).verdict === 'read');
      expect(calm.map(({ what }) => what)).toEqual([]);
    }
  });

  it('are at least Cautions where no code is at the protocol’s address', () => {
    const calm = leaving.filter(
      (it) => reading({ ...it, comes: [] }, { [getAddress(it.to)]: 'none' }).verdict === 'read',
    );
    expect(calm.map(({ what }) => what)).toEqual([]);
  });

  function wrong(is: (readback: Readback, it: HonestTransaction) => boolean): readonly string[] {
    return all.flatMap(({ it, readback }) => (is(readback, it) ? [`${it.what}: ${shown(readback)}`] : []));
  }
});

/** Contracts that nobody here knows, published and old. */
const stranger: Address = '0x00000000000000000000000000000000000000c1';
const junk: Address = '0x00000000000000000000000000000000000000d1';

/** Of a payment the payee is what matters, whom rules of their own weigh. */
const leaving = allHonest.filter(({ out = [], saved, call: signature }) => {
  return out.length > 0 && saved === undefined && signature !== '';
});

function shown({ verdict, findings, unread }: Readback): string {
  const fired = findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.rule} ${it.facts[0] ?? ''}`] : [],
  );
  const open = findings.flatMap((it) => (it.outcome === 'unknown' ? [`${it.rule}?`] : []));
  return [verdict, ...fired, ...unread.map(({ id }) => id), ...open].join(', ');
}

/** With other code at some addresses. */
function reading(it: HonestTransaction, codes: Sample['codes'] = {}): Readback {
  return readHonest(it, ({ body, sample }) => ({
    body,
    sample: { ...sample, codes: { ...sample.codes, ...codes } },
  }));
}
