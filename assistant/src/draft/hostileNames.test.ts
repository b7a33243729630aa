import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drafted, DraftName } from './draft.ts';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';
import { sentences } from './testing/sentences.ts';
import { tokensOf } from './tokens.ts';
import { draftRequest } from './understandDraft.ts';

type Kind = DraftName['kind'];
const order: readonly Kind[] = ['NAME', 'TOK', 'NET'];

/** What is known here, with names that someone else chose: people first, as the form has them. */
function withNames(...hostile: readonly DraftName[]): readonly DraftName[] {
  return order.flatMap((kind) => [...knownNames, ...hostile].filter((it) => it.kind === kind));
}

const named = (kind: Kind, name: string): DraftName => ({ kind, name });

function asksOf(text: string, ...hostile: readonly DraftName[]): readonly string[] | undefined {
  return readWords(text, withNames(...hostile))?.asks.map((it) => `${it.kind} ${it.text}`);
}

describe('a name that somebody else chose', () => {
  it.each<[string, Kind, string, string]>([
    // A network or a token called as a word that turns the sentence.
    ['do not send 5 USDC to Bob', 'NET', 'not', 'unsure not'],
    ['send 5 USDC to Ana tomorrow', 'NET', 'tomorrow', 'unsure tomorrow'],
    ['wrap 5 ETH NOT', 'NET', 'NOT', 'unsure NOT'],
    ['do NOT send Bob 5', 'TOK', 'NOT', 'unsure NOT'],
    ['sende 5 USDC an Bob NICHT', 'NET', 'NICHT', 'unsure NICHT'],
    // Someone of an imported book who is called as a token, or as a sum.
    ['send 5 ETH', 'NAME', 'ETH', 'unsure ETH'],
    ['allow 5 USDC', 'NAME', 'USDC', 'unsure USDC'],
    ['revoke USDC', 'NAME', 'usdc', 'unsure USDC'],
    ['send 5 USDC', 'NAME', '5 USDC', 'unsure 5 USDC'],
    ['send all ETH', 'NAME', 'all ETH', 'unsure all ETH'],
    // A token called as a network, or as someone.
    ['send 5 to Bob on Base', 'TOK', 'BASE', 'unsure Base'],
    ['send 5 USDC to Bob on Ana', 'NET', 'Ana', 'value Ana'],
    ['send 5 to Carl', 'TOK', 'Carl', 'unsure Carl'],
    ['send 5 to Bob on Zora', 'TOK', 'Zora', 'unsure Zora'],
    // A symbol of several words takes them.
    ['send all ETH to Bob', 'TOK', 'all ETH', 'unsure all ETH'],
    ['swap 5 USDC for at least 3 ETH', 'TOK', 'for at least 3 ETH', 'value for at least 3 ETH'],
    // Letters that count in thousands.
    ['send 5k to Bob', 'TOK', 'K', 'unsure k'],
    ['send 5M to Bob', 'TOK', 'm', 'unsure M'],
  ])('%s, with a %s called %s: is asked about', (text, kind, name, asked) => {
    expect(asksOf(text, named(kind, name))).toContain(asked);
  });

  it.each(['100', '1 000', '5k'])('that is a number is no name: %s', (name) => {
    for (const kind of order) {
      const drafted = readWords(`send ${name} USDC to Bob`, withNames(named(kind, name)));
      expect(drafted?.values).toMatchObject({
        amount: { text: name },
        pay: { text: 'USDC' },
        to: { text: 'Bob' },
      });
    }
  });

  it('that is an address is no name', () => {
    const address = `0x${'1f'.repeat(20)}`;
    const drafted = readWords(`send 5 USDC to ${address}`, withNames(named('TOK', address)));
    expect(drafted).toMatchObject({ values: { to: { text: address }, pay: { text: 'USDC' } }, asks: [] });
  });

  it('that is plain is not asked about', () => {
    expect(asksOf('send 5 1INCH to Bob', named('TOK', '1INCH'))).toEqual([]);
    expect(asksOf('send 5 K to Bob', named('TOK', 'K'))).toEqual([]);
    expect(asksOf('send 5 USDC to USDC Treasury', named('NAME', 'USDC Treasury'))).toEqual([]);
    expect(asksOf('send 5 USDC to Bob on Base')).toEqual([]);
  });
});

describe('a piece of the words as the name of a token, a network or somebody', () => {
  const texts = sentences.filter(({ wants }) => wants !== 'none').map(({ text }) => text);
  const piece = fc.constantFrom(...texts).chain((text) => {
    const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’_-]+/gu)];
    const at = fc.nat(Math.max(words.length - 1, 0));
    return fc
      .tuple(fc.constant(text), at, fc.nat(3), fc.constantFrom(...order))
      .map(([of, from, more, kind]) => {
        const first = words[from];
        const last = words[Math.min(from + more, words.length - 1)];
        const start = first?.index ?? 0;
        const end = last === undefined ? of.length : last.index + last[0].length;
        return { text: of, start, end, kind };
      });
  });
  const saysOf = ({ kind, values, choices }: Drafted) =>
    JSON.stringify([
      kind,
      Object.entries(values)
        .map(([slot, it]) => `${slot} ${it.text}`)
        .toSorted(),
      choices,
    ]);

  it('makes no other draft that asks nothing', () => {
    fc.assert(
      fc.property(piece, ({ text, start, end, kind }) => {
        const name = text.slice(start, end);
        const before = readWords(text, knownNames);
        const drafted = readWords(text, withNames(named(kind, name)));
        if (drafted === undefined || before === undefined || drafted.asks.length > 0) return;
        if (before.asks.length > 0) return;
        expect(saysOf(drafted), `${kind} ${name}: ${text}`).toBe(saysOf(before));
      }),
      { numRuns: 6_000 },
    );
  });
});

describe('what a model sees', () => {
  it.each([
    ['send 5 usdc to zqcanary', 'to'],
    ['send 5 usdc to zqcanary', 'usdc to'],
    ['sende 5 usdc an zqcanary', 'an'],
    ['envía 5 usdc a zqcanary', 'a'],
    ['envoie 5 usdc à zqcanary', 'usdc à'],
  ])('is nobody’s name, whatever a token is called: %s, %s', (text, name) => {
    for (const kind of order)
      expect(JSON.stringify(draftRequest(tokensOf(text, withNames(named(kind, name)))))).not.toContain(
        'zqcanary',
      );
  });
});

describe('what wrapping is about', () => {
  const pol: DraftName = { kind: 'TOK', name: 'POL', nativeOf: ['Polygon'] };
  const fields = (text: string) => {
    const drafted = readWords(text, withNames(pol, named('TOK', 'WPOL')));
    return [drafted?.kind, ...(drafted?.asks ?? []).map(({ text: it }) => it)];
  };

  it('is the currency of the network that is meant, and of no other', () => {
    expect(fields('wrap 5 ETH')).toEqual(['wrap']);
    expect(fields('wrap 5 POL')).toEqual(['wrap', 'POL']);
    expect(fields('wrap 5 POL on Polygon')).toEqual(['wrap']);
    expect(fields('wrap 5 ETH on Polygon')).toEqual(['wrap', 'ETH']);
    expect(fields('swap 5 POL for WPOL')).toEqual(['swap']);
    expect(fields('swap 5 POL for WPOL on Polygon')).toEqual(['wrap']);
    expect(fields('swap 5 ETH for WETH on Polygon')).toEqual(['swap']);
    expect(fields('send 5 USDC to Bob on Polygon, fee at most 1 ETH')).toEqual(['send', '1', 'ETH']);
  });
});
