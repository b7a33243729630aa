/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { functionsInCode } from './functionsInCode.ts';

/** The Safe as its makers published it. */
function safeCode(): Hex {
  const folder = createRequire(import.meta.url).resolve('@safe-global/safe-contracts/package.json');
  const file = new URL('build/artifacts/contracts/SafeL2.sol/SafeL2.json', `file://${folder}`);
  return JSON.parse(readFileSync(file, 'utf8')).deployedBytecode;
}

test('the functions of a contract are found in its code, with their types', async () => {
  const found = await functionsInCode(safeCode());
  expect(found?.get('0x0d582f13')).toBe('address,uint256');
  expect(found?.get('0x2f54bf6e')).toBe('address');
  expect(found?.has('0xa9059cbb')).toBe(false);
});

test('code without functions, and code larger than any chain takes, has none', async () => {
  for (const code of ['0x', '0x00', '0xfe', '0x6000', `0x${'5b'.repeat(65_537)}`] as const)
    expect(await functionsInCode(code)).toBeUndefined();
});

test('code that was made to break it ends it without harm', async () => {
  const hostile = [
    '5b600056',
    '5b3580600157'.repeat(4_000),
    '60005b600101805b57'.repeat(2_700),
    '60e01c80'.repeat(9_000),
  ];
  for (const code of hostile) await functionsInCode(`0x${code}`);
  expect((await functionsInCode(safeCode()))?.size).toBeGreaterThan(20);
});
