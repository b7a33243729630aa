import { expect, it } from 'vitest';
import { answer, told } from '../testing/answers.ts';
import { contract, offline, permit, transaction } from '../testing/views.ts';

const rule = 'signatures.checksum';

it('an address in typed data whose checksum is wrong is a caution', () => {
  const body = permit(contract, 1n);
  if (body.kind !== 'typedData') throw new Error('a permit is typed data');
  const last = contract.slice(-1);
  const spelled =
    contract.slice(0, -1) + (last === last.toUpperCase() ? last.toLowerCase() : last.toUpperCase());
  expect(spelled).not.toBe(contract);
  expect(told(rule, { ...body, json: body.json.replace(contract, spelled) })).toEqual([
    'caution: signatures.checksum.says count 1 fields request.checksums | signatures.checksum.why | remedy.checkPayee | reject | by request.checksums',
  ]);
  expect(told(rule, body)).toEqual(['clear']);
  expect(answer(rule, transaction(contract, '0x'))).toBe('notApplicable');
});

it('a checksum is of the request alone, so that the rule has an answer without anybody', () => {
  expect(answer(rule, permit(contract, 1n), offline)).toBe('clear');
});
