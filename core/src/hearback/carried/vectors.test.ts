import { type Address, type Hex, numberToHex, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { transaction } from '../../decode/testing/requests.ts';
import vectors from '../../decode/wrappers/testing/accountVectors.json' with { type: 'json' };
import { flat } from '../../effects/candidates.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { hearingNode } from '../transaction/node.ts';
import { findInside } from './find.ts';
import type { Wanted, WantedCall } from './wanted.ts';

/** What wallets and their libraries encode themselves (`tools/vectors/accounts`): one payment, or two in a batch. */
const ones = [
  'handleOps 0.6',
  'handleOps 0.7',
  'handleOps 0.8 with borrowed code',
  'handleOps 0.7 with executeUserOp',
  'handleAggregatedOps 0.6',
  'handleAggregatedOps 0.7',
  'SimpleAccount execute',
  'Kernel 2 execute',
  'Biconomy execute_ncC',
  'Safe4337Module executeUserOp',
  'ERC-7579 single',
  'DeleGator execute',
  'ERC-7710 redeemDelegations',
  'Safe execTransactionFromModule',
];
const twos = [
  'SimpleAccount executeBatch',
  'Kernel 2 executeBatch',
  'Biconomy executeBatch_y6U',
  'ERC-7579 batch',
  'ERC-7579 batch, each for itself',
  'ERC-7821 batch',
  'ERC-7821 batch with opData',
];

const account: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const sender: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

function vector(name: string): { to: Address; data: Hex } {
  const found = vectors.find((it) => it.name === name);
  if (found === undefined) throw new Error(`no vector ${name}`);
  return { to: found.to as Address, data: found.data as Hex };
}

/** The calls of the account to others, in one of the plainest encodings. */
function callsOf(name: string): readonly WantedCall[] {
  const { steps } = decode(transaction(vector(name)), {});
  return flat(steps).flatMap(({ actor, to, value, data }): readonly WantedCall[] =>
    actor === account && to !== account ? [{ op: 'call', to, value, data }] : [],
  );
}

async function found(name: string, calls: readonly WantedCall[], made: readonly WantedCall[] = calls) {
  const { to, data } = vector(name);
  const trace = {
    type: 'CALL',
    from: sender,
    to,
    input: data,
    value: '0x0',
    calls: made.map((it) => ({
      type: 'CALL',
      from: account,
      to: it.to,
      value: numberToHex(it.value),
      input: it.data,
    })),
  };
  const node = hearingNode(
    tableWorld({ debug_traceTransaction: says(trace), eth_getCode: fails(-32601, 'none') }),
    1,
    AbortSignal.timeout(5_000),
  );
  const wanted: Wanted = { chainId: 1, account, calls, authorizations: [] };
  const sent = {
    hash: zeroHash,
    from: sender,
    to,
    value: 0n,
    data,
    nonce: 0n,
    gas: 1n,
    authorizations: 0,
    blobs: [],
  };
  const receipt = {
    ok: true,
    blockHash: zeroHash,
    blockNumber: 1n,
    gasUsed: 1n,
    gasPrice: 1n,
    fee: 1n,
    logs: [],
  };
  return findInside(wanted, { sent, receipt }, node);
}

const one = callsOf('SimpleAccount execute');
const two = callsOf('SimpleAccount executeBatch');

test('the plainest encodings hold one call, and two', () => {
  expect([one.length, two.length]).toEqual([1, 2]);
});

describe.each([...ones.map((name) => [name, one] as const), ...twos.map((name) => [name, two] as const)])(
  '%s',
  (name, calls) => {
    test('carries what was read back, and nothing that differs from it', async () => {
      expect(await found(name, calls)).toMatchObject({ is: 'carried', failed: false });
      const [first, ...rest] = calls;
      if (first === undefined) throw new Error('no calls');
      const twins: readonly (readonly WantedCall[])[] = [
        [{ ...first, value: first.value + 1n }, ...rest],
        [{ ...first, to: sender }, ...rest],
        [{ ...first, data: `${first.data.slice(0, -2)}ff` as Hex }, ...rest],
        [...calls, first],
        ...(rest.length === 0 ? [] : [[first], [...rest, first]]),
      ];
      for (const twin of twins) expect((await found(name, twin, calls)).is).toBe('not');
    });
  },
);
