import { dataOf, friend, usdc, viewOf, call } from '@readback/core/check/testing/views.ts';
import { zeroXOrder } from '@readback/core/check/testing/marketOrders.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import type { AbiFor } from '@readback/core/model/abi.ts';
import { expect, it } from 'vitest';
import { argLines } from './argLines.ts';
import { print } from './line.ts';
import type { Page } from './pageContent.ts';

function textOf(body: Body, abis: readonly AbiFor[] = []): string {
  const readback = revisionOf(viewOf(body, { abis }), 0);
  const context = {
    took: 'typedData',
    others: [],
    own: new Set<string>(),
    asked: [],
    hasNode: false,
    hasRegistry: false,
    offline: true,
  } as unknown as Page['context'];
  const page: Page = { readback, context, facts: (id) => factAt(readback, id) };
  return print(argLines(readback.steps[0]?.args ?? [], 0, page), { columns: 200, colour: false });
}

it('a time that is above others in its number is written as a time', () => {
  expect(textOf(zeroXOrder('OtcOrder'))).toMatch(/expiryAndNonce uint256: 2030-03-17/);
  expect(textOf(zeroXOrder('OtcOrder', { expiryAndNonce: 5n }))).toMatch(/expiryAndNonce uint256: 5$/m);
});

it('bytes that could be a call are followed by it, with its values', () => {
  const functions = ['function relay(address target, bytes payload)'];
  const abis: readonly AbiFor[] = [{ address: friend, functions, from: { by: 'source', name: 'Sourcify' } }];
  const payload = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);
  const relayed = call(friend, 'relay(address target, bytes payload)', [usdc, payload]);
  expect(textOf(relayed, abis)).toMatch(/Could be a call to transfer\n +to address: .*\n +amount uint256: 5/);
  const opaque = call(friend, 'relay(address target, bytes payload)', [usdc, '0x1234']);
  expect(textOf(opaque, abis)).not.toContain('Could be');
});
