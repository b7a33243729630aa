import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import type { Readback } from '../model/readback.ts';
import { factsIn } from '../ask/supported.ts';
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
  'function approveAndCall(address, uint256, bytes)',
  'function approveDelegation(address, uint256)',
  'function setAuthorization(address, bool)',
  'function allow(address, bool)',
]);
const word: Hex = `0x${'11'.repeat(32)}`;
const most = 2n ** 256n - 1n;

async function openly(data: string, context: ParseContext = {}): Promise<Readback> {
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

const call = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never);

test('calldata whose contract nobody named says what its bytes say', async () => {
  expect(await said(call('approve', [spender, most]))).toEqual(['sentence.openGrant', 'all', 'you']);
  expect(await said(call('approve', [spender, 5n]))).toEqual(['sentence.openGrant', 'someOrItem', 'you']);
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

const nobody = '0x0000000000000000000000000000000000000000';

test.each([
  ['an allowance raised by nothing', call('increaseAllowance', [spender, 0n])],
  ['an approval of nobody', call('approve', [nobody, 5n])],
  ['an approval of nothing that calls its spender', call('approveAndCall', [spender, 0n, '0xdeadbeef'])],
  ['an approval that calls its spender', call('approveAndCall', [spender, 5n, '0xdeadbeef'])],
  ['a debt that another account may make', call('approveDelegation', [spender, most])],
  ['a right over a position', call('setAuthorization', [spender, true])],
  ['a right over a position, taken back', call('setAuthorization', [spender, false])],
  ['a right over a market', call('allow', [spender, true])],
])('%s is not said as something of a token or a collection', async (_, data) => {
  expect((await said(data))[0]).toBe('sentence.act');
});

test('a number that may be an item is not said as an amount alone', async () => {
  expect(await said(call('approve', [spender, most - 1n]))).toEqual([
    'sentence.openGrant',
    'allOrItem',
    'you',
  ]);
  expect(await said(call('approve', [spender, 5n]))).toEqual(['sentence.openGrant', 'someOrItem', 'you']);
});

test('the parts of a multicall are said as calls of the same contract, the gravest of many first', async () => {
  const small = [1n, 2n, 3n].map((it) => call('approve', [spender, it]));
  const all = call('setApprovalForAll', [spender, true]);
  const { sentence, verdict } = await openly(call('multicall', [[...small, all]]));
  expect(verdict).toBe('notFullyRead');
  expect(JSON.stringify(sentence)).toContain('"how":"items"');
  expect(JSON.stringify(sentence)).not.toContain('sentence.runAs');
});

test('coins that go along are told, once, whatever the call is', async () => {
  const transfer = call('transfer', [spender, 5n]);
  const datas = [
    '0x',
    '0x3f1a77c2',
    transfer,
    call('approve', [spender, 5n]),
    call('deposit', []),
    call('multicall', [[transfer]]),
    call('multicall', [['0x', transfer]]),
    call('multicall', [[call('deposit', []), transfer]]),
    call('multicall', [[]]),
  ] as const;
  for (const data of datas)
    for (const chain of [{}, { chainId: 1 }]) {
      const { sentence } = await openly(JSON.stringify({ data, value: '0x8ac7230489e80000', ...chain }));
      const told = sentence.filter((it) =>
        /"(?:amount|value)":[^}]*"step\.[\d.]+\.value"/.test(JSON.stringify(it)),
      );
      expect(told, `${data} ${JSON.stringify(sentence)}`).toHaveLength(1);
    }
});

test('no warning of a call to a contract that nobody named speaks of that contract as something unknown', async () => {
  const calls: readonly Hex[] = [
    encodeFunctionData({ abi, functionName: 'approve', args: [spender, most] }),
    encodeFunctionData({ abi, functionName: 'approve', args: [spender, 5n] }),
    encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [spender, most] }),
    encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, true] }),
    encodeFunctionData({ abi, functionName: 'transfer', args: [spender, 5n] }),
    encodeFunctionData({ abi, functionName: 'approveDelegation', args: [spender, most] }),
    encodeFunctionData({ abi, functionName: 'setAuthorization', args: [spender, true] }),
  ];
  for (const data of calls) {
    for (const context of [{}, { chainId: 1 }]) {
      const { findings } = await openly(data, context);
      for (const it of findings) {
        if (it.outcome !== 'fired') continue;
        const named = [it.says, it.why, ...(it.remedy ? [it.remedy] : [])].flatMap(factsIn);
        expect(
          named.filter((fact) => /^step\.[\d.]+\.to$/.test(fact)),
          `${it.rule} ${data}`,
        ).toEqual([]);
      }
    }
  }
});
