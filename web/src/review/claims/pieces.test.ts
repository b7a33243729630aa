import type { Span } from '@readback/core/model/clearSigned.ts';
import { describe, expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const source = { place: 'registry/a.json', host: 'registry.test', fetchedAt: Date.UTC(2026, 0, 2) };
const token = { by: 'answer', ask: { kind: 'token', chainId: 1, address } } as const;
const argument = { by: 'argument', path: '#.amount', bytes: [4, 36] } as const;
const space: Span = { is: 'text', text: ' ', from: [{ by: 'engine' }] };
const symbol: Span = { is: 'symbol', text: 'USDC', from: [token] };
const amount = (text: string, from: Span['from'] = [argument, token]): Span => ({
  is: 'amount',
  text,
  from,
  value: { kind: 'integer', value: 8_080_000n },
});

describe('a value of a description', () => {
  test('that is an amount is drawn from its exact number and the token’s facts', () => {
    expect(piecesOf([amount('8.08'), space, symbol], source, 1)).toEqual([
      {
        kind: 'amount',
        raw: 8_080_000n,
        asset: { kind: 'token', chainId: 1, address },
        from: [
          { by: 'request', bytes: [4, 36] },
          { by: 'derived', from: [`token.${address.toLowerCase()}.symbol`] },
        ],
      },
    ]);
  });

  test('that stands for a number by a word keeps the word, and the number is one press away', () => {
    const message = { by: 'descriptor', at: '$.display' } as const;
    const [word] = piecesOf([amount('All', [message, argument]), space, symbol], source, 1);
    expect(word).toMatchObject({ kind: 'text', text: 'All', raw: { label: 'number', value: '8080000' } });
    expect(word?.from).toContainEqual({
      by: 'source',
      name: 'registry/a.json from registry.test',
      asOf: '2026-01-02',
    });
  });

  test('of another chain is not drawn with the facts of this one', () => {
    expect(piecesOf([amount('8.08'), space, symbol], source, 10).map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'text',
    ]);
  });

  test('that is an address is the address of the request, whatever it is called', () => {
    const named: Span = {
      is: 'name',
      text: 'vitalik.eth',
      from: [argument],
      value: { kind: 'address', address },
    };
    expect(piecesOf([named], source, 1)).toEqual([
      { kind: 'address', address, from: [{ by: 'request', bytes: [4, 36] }] },
    ]);
  });
});
