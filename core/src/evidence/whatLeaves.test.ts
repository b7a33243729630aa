import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../check/account/testing/readHonest.ts';
import { allowance } from '../check/testing/views.ts';
import type { EffectLine } from '../model/effects.ts';
import { known } from '../model/known.ts';
import { calmOnes, changed, changeIn, stillCalm, warning, withLines } from './testing/changed.ts';

const stranger = getAddress('0x00000000000000000000000000000000000000c1');
const link = getAddress('0x514910771af9ca656af840dff83e8264ecf986ca');
const punks = getAddress('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const onEthereum = calmOnes.filter(({ chain = 1 }) => chain === 1);

/** As much of an asset as no honest transaction asks for goes, a tenth of what is there. */
const goes = (asset: EffectLine['asset']): Partial<EffectLine> => ({
  ...(asset === undefined ? {} : { asset }),
  before: known(10n ** 32n),
  after: known(9n * 10n ** 31n),
});
const asLink: Parameters<typeof withLines>[0] = (lines) => [
  ...lines,
  goes({ kind: 'token', chainId: 1, address: link }),
];

describe('what leaves besides what an honest transaction asks for', () => {
  it('is tried on many', () => {
    expect(onEthereum.length).toBeGreaterThan(80);
  });

  it('is never calm in the native currency', () => {
    const asked = withLines((lines) => [
      ...lines.filter(({ asset }) => asset?.kind !== 'native'),
      goes({ kind: 'native', chainId: 1 }),
    ]);
    expect(stillCalm(onEthereum, { asked })).toEqual([]);
  });

  it('is calm in a token that everybody knows only where the call does not name what it takes', () => {
    const asked: Parameters<typeof stillCalm>[1]['asked'] = (it) => {
      const { body, sample } = withLines(asLink)(it);
      return { body, sample: { ...sample, tokens: { ...sample.tokens, [link]: ['LINK', 18] } } };
    };
    // All of contracts that are vouched for.
    expect(stillCalm(onEthereum, { asked })).toEqual(['swap at 1inch in one pool', 'stake all at Aura']);
  });

  it('is never calm in an item', () => {
    const asked = withLines((lines) => [...lines, lineOf(-1n, 1, punks, 7n)]);
    expect(stillCalm(onEthereum, { asked })).toEqual([]);
  });

  it('is never calm where it is a permission, and the permission is named', () => {
    const more = { asked: withLines((lines) => [...lines, allowance(link, stranger, 10n ** 30n)]) };
    expect(stillCalm(onEthereum, more)).toEqual([]);
    const silent = onEthereum.filter((it) => !warning(changed(it, more)).includes('approvals.hidden'));
    expect(silent.map(({ what }) => what)).toEqual([]);
  });

  it('is never calm where a hundred times as much goes of what has an amount in it', () => {
    const sells = onEthereum.filter(({ call, out = [] }) => {
      return (
        /^(?:transfer|swapExact\w*|deposit|supply)\(/.test(call) &&
        out.some(([, token]) => token !== undefined)
      );
    });
    expect(sells.length).toBeGreaterThan(6);
    const asked = withLines((lines) =>
      lines.map((line) =>
        changeIn(line) < 0n && line.asset?.kind === 'token'
          ? { ...line, before: known(-1_000n * changeIn(line)), after: known(-900n * changeIn(line)) }
          : line,
      ),
    );
    expect(stillCalm(sells, { asked })).toEqual([]);
  });

  it('is no loss where it comes: more is as calm as before, but for what is owed', () => {
    const asked = withLines((lines) =>
      lines.map((line) =>
        changeIn(line) > 0n && line.what === 'balance' && line.before.s === 'known'
          ? { ...line, after: known((line.before.v as bigint) + (changeIn(line) * 101n) / 100n) }
          : line,
      ),
    );
    const loud = onEthereum.filter((it) => changed(it, { asked }).verdict !== 'read');
    expect(loud.map(({ what }) => what)).toEqual([
      // Its minimum is then too far below.
      'remove liquidity, v2',
      'borrow from Aave',
      'borrow from Spark',
    ]);
  });
});
