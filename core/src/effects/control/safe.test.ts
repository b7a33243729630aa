import { type Address, concatHex, encodeFunctionData, getAddress, padHex, parseAbi, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SafeTx } from '../../model/request.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { execution } from '../../safe/execution.ts';
import { alice, bob, carol, chainId } from '../../simulate/testing/chain.ts';
import { type ControlChain, control, startControlChain } from '../../simulate/testing/controlChain.ts';
import { call, simulated, transaction } from '../../simulate/testing/inputs.ts';
import { deploySafe, safeTx } from '../../simulate/testing/safe.ts';

let chain: ControlChain;
let safe: Address;
let names: Record<string, Address>;

const first: Address = '0x0000000000000000000000000000000000000001';

beforeAll(async () => {
  chain = await startControlChain();
  safe = await deploySafe(chain, [alice, bob], 2n);
  names = { ...chain.names, safe, alice, bob, carol };
});
afterAll(() => chain.stop());

const abi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prev, address owner, uint256 threshold)',
  'function swapOwner(address prev, address old, address next)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
]);

const approving = async (tx: Partial<SafeTx>) => {
  const it = safeTx({ to: safe, ...tx });
  const body = { kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx: it } as const;
  return control(await simulated(rpcWorld(chain.url), body, [call(it.to, it.data)], [safe]), names);
};

const doing = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]) =>
  approving({
    data: encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]),
  });

describe('the settings of a Safe', () => {
  test('owners who come and go are a line each', async () => {
    expect(await doing('addOwnerWithThreshold', [carol, 2n])).toEqual(['safe owners carol: false > true']);
    expect(await doing('swapOwner', [first, alice, carol])).toEqual([
      'safe owners alice: true > false',
      'safe owners carol: false > true',
    ]);
  });

  test('the threshold is the real one, whatever the run assumes', async () => {
    expect(await doing('changeThreshold', [1n])).toEqual(['safe threshold: 2 > 1']);
    expect(await doing('addOwnerWithThreshold', [carol, 3n])).toEqual([
      'safe threshold: 2 > 3',
      'safe owners carol: false > true',
    ]);
    expect(await doing('addOwnerWithThreshold', [carol, 1n])).toEqual([
      'safe threshold: 2 > 1',
      'safe owners carol: false > true',
    ]);
  });

  test('modules and the fallback handler', async () => {
    expect(await doing('enableModule', [carol])).toEqual(['safe module carol: false > true']);
    expect(await doing('setFallbackHandler', [carol])).toEqual(['safe fallbackHandler: none > carol']);
  });

  test('a guard', async () => {
    expect(await doing('setGuard', [chain.at('SafeGuard')])).toEqual(['safe guard: none > SafeGuard']);
  });

  test('a payment changes none of them', async () => {
    expect(await approving({ to: bob, value: 0n })).toEqual([]);
  });
});

describe('code that runs as the Safe', () => {
  const overwriting = (fn: string, args: readonly unknown[]) =>
    approving({ to: chain.at('Overwriter'), operation: 1, data: chain.say('Overwriter', fn, args) });

  test('and exchanges what it runs is seen, though nobody says so', async () => {
    const lines = await overwriting('transfer', [chain.at('Owned'), 0n]);
    expect(lines[0]).toMatch(/^safe implementation: 0x\w{40} > Owned$/);
    expect(lines).toContain('safe threshold: 2 > ?');
  });

  test('and lets a module in is seen, though nobody says so', async () => {
    expect(await overwriting('enable', [carol])).toEqual(['safe module carol: false > true']);
  });
});

describe('a Safe that someone has carry out a transaction', () => {
  test('is looked at too, though it is only called', async () => {
    const own = getAddress(await deploySafe(chain, [alice], 1n));
    const data = encodeFunctionData({ abi, functionName: 'enableModule', args: [carol] });
    const signed = concatHex([padHex(alice, { size: 32 }), zeroHash, '0x01']);
    const result = await transaction(rpcWorld(chain.url), execution(own, safeTx({ to: own, data }), signed));
    expect(control(result, { ...names, own })).toEqual(['own module carol: false > true']);
  });
});
