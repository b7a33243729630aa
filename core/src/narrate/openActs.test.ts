import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import type { Readback } from '../model/readback.ts';
import { unknown } from '../model/known.ts';
import { read } from '../readback.ts';
import { parse } from '../request/parse/parse.ts';
import type { ParseContext } from '../request/parse/parsed.ts';
import fc from 'fast-check';

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const owner = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const abi = parseAbi([
  'function approve(address, uint256)',
  'function increaseAllowance(address, uint256)',
  'function setApprovalForAll(address, bool)',
  'function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)',
  'function transfer(address, uint256)',
  'function transferFrom(address, address, uint256)',
  'function multicall(bytes[])',
  'function deposit()',
]);
const word: Hex = `0x${'11'.repeat(32)}`;
const most = 2n ** 256n - 1n;

async function openly(data: Hex, context: ParseContext = {}): Promise<Readback> {
  const parsed = parse(data, context);
  if (parsed.ok || parsed.open === undefined) throw new Error('nothing is open');
  const incoming = { request: parsed.open.request, origin: { via: 'paste' }, receivedAt: 1 } as const;
  let last: Readback | undefined;
  for await (const it of read(
    incoming,
    { ask: async () => unknown('notAsked') },
    new AbortController().signal,
  ))
    last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

const said = async (data: Hex) => {
  const [first] = (await openly(data)).sentence;
  const { id, args } =
    first?.id === 'sentence.one'
      ? (first.args.what as { id: string; args: object })
      : (first ?? { id: '', args: {} });
  return [id, 'how' in args ? args.how : undefined, 'whose' in args ? args.whose : undefined];
};

test('calldata whose contract nobody named says what its bytes say', async () => {
  const call = (functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi, functionName, args } as never);
  expect(await said(call('approve', [spender, most]))).toEqual(['sentence.openGrant', 'all', 'you']);
  expect(await said(call('approve', [spender, 5n]))).toEqual(['sentence.openGrant', 'some', 'you']);
  expect(await said(call('increaseAllowance', [spender, 5n]))).toEqual(['sentence.openGrant', 'more', 'you']);
  expect(await said(call('setApprovalForAll', [spender, true]))).toEqual([
    'sentence.openGrant',
    'items',
    'you',
  ]);
  expect(await said(call('setApprovalForAll', [spender, false]))).toEqual([
    'sentence.openGrant',
    'backItems',
    'you',
  ]);
  expect(await said(call('permit', [owner, spender, most, 9n, 27, word, word]))).toEqual([
    'sentence.openGrant',
    'all',
    'it',
  ]);
  expect(await said(call('transfer', [spender, 5n]))).toEqual(['sentence.openSend', 'own', undefined]);
  expect(await said(call('transferFrom', [owner, spender, 5n]))).toEqual([
    'sentence.openSend',
    'from',
    undefined,
  ]);
});

test('a call that nobody named a contract for is never read back, and nobody can sign it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        encodeFunctionData({ abi, functionName: 'approve', args: [spender, 0n] }),
        encodeFunctionData({ abi, functionName: 'transfer', args: [spender, 1n] }),
        encodeFunctionData({ abi, functionName: 'deposit' }),
        encodeFunctionData({
          abi,
          functionName: 'multicall',
          args: [[encodeFunctionData({ abi, functionName: 'approve', args: [spender, most] })]],
        }),
        '0x3f1a77c2' as const,
      ),
      fc.constantFrom<ParseContext>({}, { chainId: 1 }, { from: owner }, { to: spender }),
      async (data, context) => {
        const { verdict, control, unread } = await openly(data, context);
        expect(['notFullyRead', 'stop']).toContain(verdict);
        expect(control.kind).toBe('none');
        const what = context.to === undefined ? 'contract' : 'network';
        expect(unread).toContainEqual(
          expect.objectContaining({ why: { id: 'unread.lacks', args: { what } } }),
        );
      },
    ),
    { numRuns: 40 },
  );
});
