import { errorText } from '@readback/phrases/problemText.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { walletError } from './problem.ts';

it('finds the code wherever wallets and libraries put it', () => {
  expect(walletError({ code: 4001 }).kind).toBe('rejected');
  expect(walletError({ code: '4001' }).kind).toBe('rejected');
  expect(walletError(new Error('wrapped', { cause: { code: 4100 } })).kind).toBe('unauthorised');
  expect(walletError({ code: -32603, data: { originalError: { code: 4902 } } }).kind).toBe('unknownChain');
});

it('is no refusal where a failure stands around it', () => {
  const wrapped = walletError({ code: -32000, message: 'already known', cause: { code: 4001 } });
  expect([wrapped.kind, wrapped.isRefusal]).toEqual(['other', false]);
  const hidden = walletError({ code: -32603, data: { originalError: { code: -32601 } } });
  expect([hidden.kind, hidden.isRefusal]).toEqual(['internal', false]);
  expect(walletError(new Error('wrapped', { cause: { code: 4001 } })).isRefusal).toBe(true);
  expect(walletError({ code: 4001, cause: { code: 4001 } }).isRefusal).toBe(true);
});

it('keeps the number and the words of the wallet for developers, cut to size', () => {
  const error = walletError({ code: 12345, message: 'm'.repeat(10_000) });
  expect(error.kind).toBe('other');
  expect(error.details).toMatch(/^code 12345: m+$/);
  expect(error.details.length).toBeLessThan(500);
});

it('survives a trap for whoever looks at it', () => {
  const trap = {
    get code() {
      throw new Error('trap');
    },
  };
  const circle: { cause?: unknown } = {};
  circle.cause = circle;
  expect(walletError(trap).kind).toBe('other');
  expect(walletError(circle).kind).toBe('other');
});

it('makes a sentence of whatever is thrown', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      const error = walletError(thrown);
      expect(errorText(error)).not.toBe('');
      expect(error.details.length).toBeLessThan(500);
    }),
  );
});
