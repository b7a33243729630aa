import { type Address, type Hex, recoverTransactionAddress, parseTransaction } from 'viem';
import type { JsonNode, JsonObject } from '../../../text/json/jsonNode.ts';
import { readJson } from '../../../text/json/readJson.ts';
import { typedDataOf } from '../../../request/typedData/readTypedData.ts';
import { checksummed } from '../../../text/address.ts';
import { ReadbackError } from '../../../text/errors.ts';
import { isList, type Json, plainJson, member, memberAt, jsonText } from '../document/json.ts';
import type { ClearSignSubject } from '../clearSign.ts';
import type { Rendered, RenderedField } from '../renderPlain.ts';
import { withDomainType, withoutWrongChecksums } from './leniency.ts';

/** One test of a `testsv2` file. `subject` makes what is described; it rejects for what is not a request. */
export type TestCase = Readonly<{
  description: string;
  expected: Rendered;
  subject: () => Promise<ClearSignSubject>;
}>;

export type TestFile = Readonly<{ descriptor: string; provider: Json; cases: readonly TestCase[] }>;

/** Reads a file of tests (`specs/erc7730-tests-v2.schema.json`). @throws {ReadbackError} */
export function readTestFile(text: string): TestFile {
  const root = readJson(text);
  const plain = plainJson(root);
  const descriptor = jsonText(member(plain, 'descriptor'));
  const tests = root.kind === 'object' ? root.entries.get('tests') : undefined;
  if (descriptor === undefined || tests?.kind !== 'array') throw new ReadbackError({ id: 'test.noFile' });
  return { descriptor, provider: member(plain, 'dataProvider') ?? {}, cases: tests.items.map(caseOf) };
}

/** A test without a description is one that cannot be run; the others of its file can. */
function caseOf(node: JsonNode, index: number): TestCase {
  const plain = plainJson(node);
  const description = jsonText(member(plain, 'description'));
  return {
    description: description ?? `test ${index + 1}`,
    expected: expectedOf(member(plain, 'expected')),
    subject: async () => {
      if (node.kind !== 'object' || description === undefined)
        throw new ReadbackError({ id: 'test.noDescription' });
      return subjectOf(node, plain);
    },
  };
}

function expectedOf(it: Json | undefined): Rendered {
  const intent = jsonText(member(it, 'intent')) ?? '';
  const sentence = jsonText(member(it, 'interpolatedIntent'));
  const owner = jsonText(member(it, 'owner'));
  const fields = member(it, 'fields');
  return {
    intent,
    ...(sentence === undefined ? {} : { interpolatedIntent: sentence }),
    ...(owner === undefined ? {} : { owner }),
    fields: (isList(fields) ? fields : []).map((field): RenderedField => {
      const value = member(field, 'value');
      return {
        label: jsonText(member(field, 'label')) ?? '',
        value: typeof value === 'string' ? value : expectedOf(value),
      };
    }),
  };
}

async function subjectOf(node: JsonObject, plain: Json): Promise<ClearSignSubject> {
  const data = node.entries.get('data');
  if (data !== undefined)
    return { kind: 'typedData', typed: typedDataOf(withoutWrongChecksums(withDomainType(data))).typed };
  const raw = jsonText(memberAt(plain, 'rawTx')) ?? '';
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(raw)) throw new ReadbackError({ id: 'test.noHex' });
  const transaction = parseTransaction(raw as Hex);
  const { chainId, to, data: input, value } = transaction;
  if (chainId === undefined || to === undefined || to === null)
    throw new ReadbackError({ id: 'test.noCall' });
  const given = jsonText(memberAt(plain, 'from'));
  const signed = 'r' in transaction && transaction.r !== undefined;
  const from =
    given ?? (signed ? await recoverTransactionAddress({ serializedTransaction: raw as never }) : undefined);
  return {
    kind: 'call',
    chainId,
    to: checksummed(to),
    data: input ?? '0x',
    value: value ?? 0n,
    ...(from === undefined ? {} : { from: checksummed(from) as Address }),
  };
}
