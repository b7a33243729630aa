import {
  type AbiParameter,
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  pad,
  zeroAddress,
} from 'viem';
import { expect, test } from 'vitest';
import { call, contract, me, transaction, viewOf } from '../testing/views.ts';
import type { AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import { standardRows } from '../../decode/testing/rows.ts';
import { decode } from '../../decode/decode.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { revisionOf } from '../../reading/state.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

const dead: Address = '0x000000000000000000000000000000000000dEaD';
const gains: ReadonlySet<string> = new Set(['receiver', 'owner', 'payee', 'remote']);

test('whoever gets or owns something by a modeled function is someone, at any address', () => {
  let tried = 0;
  const missed: string[] = [];
  for (const { selector, text, model } of standardRows()) {
    const fields = functionAbi(text)?.fields ?? [];
    const asked = fields.flatMap(({ name, type }) => {
      const role = model === undefined || type.kind !== 'address' ? undefined : roleAt(model, [name]);
      return role !== undefined && gains.has(role) ? [name] : [];
    });
    if (asked.length === 0) continue;
    const values = fields.map(({ type }) => valueOf(type));
    const data = concat([
      selector,
      encodeAbiParameters(
        fields.map(({ type }) => parameterOf(type)),
        values,
      ),
    ]);
    const [step] = decode(freeze(transaction(contract, data), ''), {}).steps;
    if (step?.fn?.signature !== functionAbi(text)?.signature || step === undefined) continue;
    tried += 1;
    const named = purposeWordsOf(step).map(({ fact }) => fact);
    for (const arg of step.args)
      if (asked.includes(arg.name) && !named.includes(`step.0.arg.${arg.name}`))
        missed.push(`${arg.name} of ${text}`);
  }
  expect(tried).toBeGreaterThan(300);
  expect(missed).toEqual([]);
});

test('zero gets nothing only where the function says what it stands for', () => {
  expect(outcomeOf(call(contract, 'withdrawMax(uint256 streamId, address to)', [41n, zeroAddress]))).toEqual([
    'account.elsewhere.saysNobody',
  ]);
  const lido = 'requestWithdrawals(uint256[] amounts, address owner)';
  expect(outcomeOf(call(contract, lido, [[1n], zeroAddress]))).toEqual([]);
});

test('what goes to an account that nobody has the keys of is lost', () => {
  const withdraw = 'withdrawMax(uint256 streamId, address to)';
  for (const nobody of [
    dead,
    '0x0000000000000000000000000000000000000009',
    '0xdead00000000000000000000000000000000beef',
    '0xdead000000000000000042069420694206942069',
  ] as const)
    expect(outcomeOf(call(contract, withdraw, [41n, nobody]))).toEqual(['account.elsewhere.saysNobody']);
  expect(outcomeOf(call(contract, withdraw, [41n, me]))).toEqual([]);
  const setAddr = 'setAddr(bytes32 node, address a)';
  expect(outcomeOf(call(contract, setAddr, [pad('0x77'), dead]))).toEqual(['account.elsewhere.saysNobody']);
  expect(outcomeOf(call(contract, setAddr, [pad('0x77'), zeroAddress]))).toEqual([]);
});

function outcomeOf(body: Body): readonly string[] {
  const { findings } = revisionOf(viewOf(body), 0);
  return findings.flatMap((it) =>
    it.outcome === 'fired' && it.rule === 'account.elsewhere' ? [it.says.id] : [],
  );
}

function valueOf(type: AbiType): unknown {
  if (type.kind === 'address') return dead;
  if (type.kind === 'uint' || type.kind === 'int') return type.bits <= 48 ? 1 : 1n;
  if (type.kind === 'bool') return true;
  if (type.kind === 'string') return '';
  if (type.kind === 'bytes') return '0x';
  if (type.kind === 'fixedBytes') return `0x${'00'.repeat(type.size)}` satisfies Hex;
  if (type.kind === 'array') return Array.from({ length: type.length ?? 0 }, () => valueOf(type.of));
  return type.kind === 'tuple' ? type.fields.map((it) => valueOf(it.type)) : undefined;
}

function parameterOf(type: AbiType): AbiParameter {
  if (type.kind === 'array') {
    const of = parameterOf(type.of);
    return { ...of, type: `${of.type}[${type.length ?? ''}]` };
  }
  if (type.kind !== 'tuple') return { type: type.text };
  return { type: 'tuple', components: type.fields.map((it) => parameterOf(it.type)) };
}
