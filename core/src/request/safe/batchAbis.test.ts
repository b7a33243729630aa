import { encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { isGuessed } from '../../decode/guessed.ts';
import { known, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { read } from '../../readback.ts';
import { tableWorld } from '../../world/testing/tableWorld.ts';
import { freeze } from '../frozen/freeze.ts';
import { readAs } from '../testing/readAs.ts';
import { batchAbis } from './batchAbis.ts';

const pool = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const setCap = {
  name: 'setCapOfPool',
  payable: false,
  inputs: [
    { name: 'amount', type: 'uint256', internalType: 'uint256' },
    {
      name: 'limits',
      type: 'tuple[]',
      internalType: 'struct Limit[]',
      components: [
        { name: 'token', type: 'address', internalType: 'address' },
        { name: 'most', type: 'uint256', internalType: 'uint256' },
      ],
    },
  ],
};
const stated = { amount: '1234567890123456789012', limits: `[["${usdc}","5"]]` };
const data = encodeFunctionData({
  abi: parseAbi(['function setCapOfPool(uint256 amount, (address token, uint256 most)[] limits)']),
  args: [1234567890123456789012n, [{ token: usdc, most: 5n }]],
});
const call = { to: pool, value: '0', data: null, contractMethod: setCap, contractInputsValues: stated };
const file = (transactions: readonly object[]) =>
  JSON.stringify({ version: '1.0', chainId: '1', transactions });

async function readHere(text: string): Promise<Readback> {
  const { request } = await readAs(text, 'calls');
  const world = tableWorld(
    {},
    { rpc: () => unknown('offline'), abi: () => known([]), signatures: () => known([]) },
  );
  let last: Readback | undefined;
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  for await (const one of read(incoming, world, new AbortController().signal)) last = one;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

describe('what a batch file says of the functions that it calls', () => {
  it('gives a call its name, its fields and their values, as a guess, and no calm', async () => {
    for (const one of [call, { ...call, data }, { ...call, data, contractInputsValues: null }]) {
      const { steps, verdict } = await readHere(file([one]));
      expect(steps[0]).toMatchObject({ data, fn: { name: 'setCapOfPool' } });
      expect(steps[0]?.fn?.from).toEqual([{ by: 'guess', why: 'inFile' }]);
      expect(steps[0]?.args).toMatchObject([
        { name: 'amount', value: { value: 1234567890123456789012n } },
        { name: 'limits', value: { items: [{ value: { fields: [{ name: 'token' }, { name: 'most' }] } }] } },
      ]);
      expect(verdict).toBe('notFullyRead');
    }
  });

  it('says nothing of another contract, of another call, or of a request that came otherwise', async () => {
    const other = { to: usdc, value: '0', data };
    const { steps } = await readHere(file([call, other]));
    expect(steps.map((step) => [step.fn !== undefined, isGuessed(step)])).toEqual([
      [true, true],
      [false, false],
    ]);
    const { request } = await readAs(file([call]), 'calls');
    expect(batchAbis(request)).toHaveLength(1);
    expect(batchAbis(freeze(request.body, ''))).toEqual([]);
    expect(batchAbis(freeze({ kind: 'message', bytes: '0x11' }, file([call])))).toEqual([]);
    expect(batchAbis(freeze(request.body, '{"contractMethod"'))).toEqual([]);
  });

  it('cannot call what is known otherwise: an approval stays one, whatever the file names it', async () => {
    const approval = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [pool, 2n ** 256n - 1n],
    });
    const inputs = [
      { name: 'friend', type: 'address' },
      { name: 'greeting', type: 'uint256' },
    ];
    const honest = { to: usdc, value: '0', data: approval };
    const named = { ...honest, contractMethod: { name: 'approve', inputs } };
    const [read1, read2] = [await readHere(file([honest])), await readHere(file([named]))];
    expect(read2.steps[0]?.args.map(({ name }) => name)).toEqual(
      read1.steps[0]?.args.map(({ name }) => name),
    );
    expect(read2.steps[0]?.fn).toEqual(read1.steps[0]?.fn);
    expect(read2.verdict).toBe(read1.verdict);
    expect(read2.findings.filter(({ outcome }) => outcome === 'fired')).toEqual(
      read1.findings.filter(({ outcome }) => outcome === 'fired'),
    );
  });
});
