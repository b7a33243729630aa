import { parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { errorsFor } from './functionsFor.ts';

const abi = parseAbi([
  'error Refused(address who, uint256 code)',
  'error Refused(address who)',
  'error Odd()',
]);
const errors = abi.filter((it) => it.type === 'error');

test('an ABI answers for the errors with four bytes, and for no others of the same name', () => {
  expect(errorsFor(errors, '0xC246547F').map(({ inputs }) => inputs.length)).toEqual([2]);
  expect(errorsFor(errors, '0x00000000')).toEqual([]);
  expect(errorsFor([{ type: 'error', name: 'no name', inputs: [] }], '0x00000000')).toEqual([]);
});
