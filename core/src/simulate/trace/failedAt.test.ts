import { encodeErrorResult, type Hex, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { callFrames } from './callFrames.ts';
import { failedAt } from './failedAt.ts';

const abi = parseAbi(['error Error(string)', 'error Odd(uint256)', 'error Wrapped(uint256, bytes)']);
const text = (it: string) => encodeErrorResult({ abi, errorName: 'Error', args: [it] });
const odd = (code: bigint) => encodeErrorResult({ abi, errorName: 'Odd', args: [code] });

const call = (output: Hex | undefined, ...calls: readonly object[]) => ({
  type: 'CALL',
  from: `0x${'aa'.repeat(20)}`,
  to: `0x${'bb'.repeat(20)}`,
  calls,
  ...(output === undefined ? {} : { error: 'execution reverted', output }),
});

function at(root: object): string | undefined {
  const nodes = callFrames(root)?.nodes ?? [];
  return nodes[failedAt(nodes, 0)]?.id;
}

test('the call that failed first is found through all that handed its failure on', () => {
  expect(at(call(odd(1n), call(undefined), call(odd(1n), call(odd(1n)))))).toBe('0.1.0');
});

test('a failure that was survived is not to blame', () => {
  expect(at(call(text('enough'), call(odd(1n))))).toBe('0');
  expect(at(call(odd(2n), call(odd(1n)), call(odd(2n))))).toBe('0.1');
});

test('a failure that is told inside of another one is found', () => {
  const why = odd(3n);
  const wrapped = encodeErrorResult({ abi, errorName: 'Wrapped', args: [9n, why] });
  expect(at(call(wrapped, call(why), call(undefined)))).toBe('0.0');
});

test('a contract that only says that its call failed leads to that call', () => {
  expect(at(call(text('GS013'), call('0x')))).toBe('0.0');
  expect(at(call(text('TransferHelper: TRANSFER_FROM_FAILED'), call(odd(1n))))).toBe('0.0');
  expect(at(call(text('GS013'), call('0x'), call(undefined))), 'the last one did not fail').toBe('0');
});

test('a MultiSend, which ends without a word, leads to the call inside that failed', () => {
  const batch = (...calls: readonly object[]) => ({ ...call('0x', ...calls), input: '0x8d80ff0a00' });
  expect(at(batch(call(undefined), call(odd(1n), call(odd(1n)))))).toBe('0.1.0');
  expect(at(call(text('GS013'), batch(call(odd(1n)))))).toBe('0.0.0');
  expect(at(batch(call(odd(1n)), call(undefined))), 'the last one did not fail').toBe('0');
  expect(at(call('0x', call(odd(1n)))), 'another contract may fail for its own reason').toBe('0');
});

test('where no call says why, it is the last one that failed without a word', () => {
  expect(at(call('0x', call('0x')))).toBe('0.0');
  expect(at(call('0x', call('0x'), call(undefined)))).toBe('0');
});
