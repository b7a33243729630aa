import { parse } from '@readback/core/request/parse.ts';
import { expect, test } from 'vitest';
import { outcomeOf, type PasteDetails } from './paste.ts';

const transfer = `0xa9059cbb${'11'.repeat(20).padStart(64, '0')}${'0'.repeat(63)}1`;

function paste(text: string, details: PasteDetails = {}) {
  return outcomeOf(parse(text, details), details);
}

test('a message is read at once', () => {
  expect(paste('hello')).toMatchObject({ kind: 'ready', incoming: { origin: { via: 'paste' } } });
});

test('bare calldata asks for its contract and network, and may still be a message', () => {
  const outcome = paste(transfer);
  expect(outcome).toMatchObject({ kind: 'needs', needs: ['to', 'chain'] });
  expect('readings' in outcome ? outcome.readings.map(({ took }) => took) : []).toEqual(['bytes']);
});

test('and is read once both are known, without asking what it is again', () => {
  const to = '0x2222222222222222222222222222222222222222';
  expect(paste(transfer, { chainId: 31337, to })).toMatchObject({
    kind: 'ready',
    incoming: {
      request: { body: { kind: 'transaction', chainId: 31337, call: { to, data: transfer } }, raw: transfer },
    },
  });
});

test('what cannot be a request says why and keeps the other ways to read it', () => {
  const outcome = paste('{"to": ');
  expect(outcome.kind).toBe('refused');
  expect('error' in outcome ? outcome.error.shortMessage : '').not.toBe('');
  expect('readings' in outcome ? outcome.readings.length : 0).toBe(1);
});
