import { type Address, type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valueOf } from '../../model/known.ts';
import { type AskedRead, rawRead } from '../read.ts';
import { readerCode, readerInput, readerOutput } from '../reader.ts';
import { alice, bob, carol } from '../../simulate/testing/chain.ts';
import { type ControlChain, startControlChain } from '../../simulate/testing/controlChain.ts';
import { deploySafe } from '../../simulate/testing/safe.ts';
import { codeIn } from './wordValues.ts';

let chain: ControlChain;
let safe: Address;
const borrowing: Address = '0x00000000000000000000000000000000000b0b0b';
const reader: Address = '0x00000000000000000000000000000000000eade4';

beforeAll(async () => {
  chain = await startControlChain();
  safe = await deploySafe(chain, [alice, bob, carol], 2n);
  await chain.ask('anvil_setCode', [borrowing, `0xef0100${bob.slice(2)}`]);
});
afterAll(() => chain.stop());

async function words(reads: readonly AskedRead[]): Promise<readonly (bigint | undefined)[]> {
  const call = { to: reader, data: readerInput(reads.map(rawRead)) };
  const answer = (await chain.ask('eth_call', [call, 'latest', { [reader]: { code: readerCode } }])) as Hex;
  return readerOutput(answer, reads.length)?.words.map(valueOf) ?? [];
}

test('what is at an account is told as what it is', async () => {
  const at = [carol, borrowing, chain.at('Owned')];
  const found = await words(at.map((account): AskedRead => ({ kind: 'code', account })));
  const code = (await chain.ask('eth_getCode', [chain.at('Owned'), 'latest'])) as Hex;
  expect(found.map((it) => codeIn(it ?? 0n))).toEqual([
    { is: 'none' },
    { is: 'delegated', to: bob },
    { is: 'contract', hash: keccak256(code) },
  ]);
});

test('any word of an answer is read, and none beyond its end', async () => {
  const found = await words([
    { kind: 'ownerCount', safe },
    ...[0, 1, 2, 3].map((at): AskedRead => ({ kind: 'ownerAt', safe, at })),
    { kind: 'moduleCount', safe },
    { kind: 'threshold', safe },
    { kind: 'native', account: carol },
  ]);
  const owners = [alice, bob, carol].map((it) => BigInt(it));
  expect(found).toEqual([3n, ...owners, undefined, 0n, 2n, 10_000n * 10n ** 18n]);
});
