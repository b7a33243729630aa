import { expect, it, test } from 'vitest';
import { selectorOf } from '../codec/functionAbi.ts';
import { offchainLookup, selectors } from './selectors.ts';

it.each(Object.entries(selectors))('%s is asked by the selector of its name', (name, selector) => {
  expect(selectorOf(`${name}()`)).toBe(selector);
});

test('a lookup off the chain is known by the error of ERC-3668', () => {
  expect(selectorOf('OffchainLookup(address,string[],bytes,bytes4,bytes)')).toBe(offchainLookup);
});
