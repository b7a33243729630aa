import { expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import {
  callData,
  friend,
  multiSend,
  multiSendAddress,
  packed,
  token,
  transaction,
  transfer,
} from '../../decode/testing/requests.ts';
import { known } from '../../model/known.ts';
import type { SigningRequest } from '../../model/request.ts';
import { factAt, stepFacts } from './stepFacts.ts';

function readbackOf(request: SigningRequest) {
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  return { incoming, steps: decode(request, {}).steps, facts: {} };
}

const signature = 'swapExactETHForTokens(uint256,address[],address,uint256)';
const swap = transaction({
  value: 9n,
  data: callData(signature, 1n, [token, friend], friend, 2n ** 60n),
});

test('every fact of a step can be made at once or on demand, and is the same', () => {
  const readback = readbackOf(swap);
  const facts = stepFacts(readback.steps, 1);
  expect(Object.keys(facts)).toEqual([
    'step.0.to',
    'step.0.value',
    'step.0.fn',
    'step.0.arg.amountOutMin',
    'step.0.arg.path',
    'step.0.arg.path.0',
    'step.0.arg.path.1',
    'step.0.arg.to',
    'step.0.arg.deadline',
  ]);
  for (const [id, fact] of Object.entries(facts)) expect(factAt(readback, id)).toEqual(fact);
});

test('a fact says where in the calldata it stands', () => {
  expect(factAt(readbackOf(swap), 'step.0.arg.to')?.from).toEqual([{ by: 'request', bytes: [68, 100] }]);
});

test('an end that is not a date stays a number', () => {
  expect(factAt(readbackOf(swap), 'step.0.arg.deadline')?.value).toEqual(
    known({ kind: 'integer', value: 2n ** 60n }),
  );
});

test('facts of a large batch beyond the first are made when they are asked for', () => {
  const entries = Array.from({ length: 2_000 }, (_, i) => ({ to: token, data: transfer(friend, BigInt(i)) }));
  const readback = readbackOf(transaction({ to: multiSendAddress, data: multiSend(packed(...entries)) }));
  const id = 'step.0.1999.arg.amount';
  expect(Object.hasOwn(stepFacts(readback.steps, 1), id)).toBe(false);
  expect(factAt(readback, id)?.value).toEqual(known({ kind: 'integer', value: 1999n }));
});

test('a function that is not known is its selector', () => {
  expect(factAt(readbackOf(transaction({ data: '0xdeadbeef' })), 'step.0.fn')?.value).toEqual(
    known({ kind: 'selector', selector: '0xdeadbeef' }),
  );
});

test.each([
  'step.1.to',
  'step.0.9.to',
  'step.0.arg',
  'step.0.arg.nobody',
  'step.0.constructor',
  'toString',
  'step..to',
])('there is no fact %s', (id) => expect(factAt(readbackOf(swap), id)).toBeUndefined());

test('an argument can be said as an amount of a token, of the network’s currency, or as a network', () => {
  const readback = readbackOf(swap);
  const given = 'step.0.arg.amountOutMin';
  const valueAt = (id: string) => factAt(readback, id)?.value;
  expect(factAt(readback, `step.0.sum.${token.toLowerCase()}.amountOutMin`)).toEqual({
    id: `step.0.sum.${token.toLowerCase()}.amountOutMin`,
    value: known({ kind: 'amount', raw: 1n, asset: { kind: 'token', chainId: 1, address: token } }),
    from: [{ by: 'derived', from: [given] }],
  });
  expect(valueAt('step.0.sum.native.amountOutMin')).toEqual(
    known({ kind: 'amount', raw: 1n, asset: { kind: 'native', chainId: 1 } }),
  );
  expect(valueAt('step.0.chain.amountOutMin')).toEqual(known({ kind: 'chain', chainId: 1 }));
});

test('what is not a number, no token or no network is not one of these', () => {
  const readback = readbackOf(swap);
  for (const id of [
    'sum.native.to',
    'sum.nothing.amountOutMin',
    'sum.native.missing',
    'chain.to',
    'chain.deadline',
  ])
    expect(factAt(readback, `step.0.${id}`), id).toBeUndefined();
});
