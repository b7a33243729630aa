import { parse } from '@readback/core/request/parse/parse.ts';
import { expect, it } from 'vitest';
import { type BatchedCall, batchesOf, batchIncoming } from './callBatch.ts';

const token = '0x8ce361602B935680E8DeC218b820ff5056BeB7af';
const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const waits = (over: Partial<BatchedCall> = {}): BatchedCall => ({
  id: 0,
  chainId: 1,
  call: { to: token, value: 0n, data: '0x095ea7b3' },
  name: 'approve',
  typedValue: '',
  names: [],
  filledBy: 'own',
  ...over,
});

it('calls of a batch become one request, in their order', () => {
  const second = { to: me, value: 5n, data: '0x' } as const;
  const { request, origin } = batchIncoming([waits(), waits({ call: second })], me);
  expect(request.body).toEqual({
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: false,
    calls: [waits().call, second],
  });
  expect(origin.via).toBe('form');
});

it('what is copied of a batch is read as the same batch', () => {
  const { request } = batchIncoming([waits(), waits()], me);
  const again = parse(request.raw, { chainId: 1 });
  expect(again.ok && again.request.body).toMatchObject({
    kind: 'calls',
    calls: request.body.kind === 'calls' ? request.body.calls : [],
  });
});

it('one call that a link filled in makes the batch the link’s', () => {
  expect(batchIncoming([waits(), waits({ filledBy: 'link' })], me).origin.via).toBe('link');
});

it('calls of two networks are two batches, and a name that was typed twice is one', () => {
  const named = { names: [{ name: 'usdc.eth', address: token } as never] };
  const all = [waits(named), waits({ chainId: 10 }), waits(named)];
  expect(batchesOf(all).map((it) => it.length)).toEqual([2, 1]);
  expect(batchIncoming([waits(named), waits(named)], me).names).toHaveLength(1);
});
