import { type Known, known, unknown } from '../../../model/known.ts';
import { testData } from '../conformance/provider.ts';
import type { Answers, Data } from '../paths/data.ts';
import type { DescriptorQuestion } from '../../../model/clearSigned.ts';
import type { Descriptor } from '../document/descriptor.ts';
import { isList, type Json, member, memberAt } from '../document/json.ts';

/** Answers from the `data` of a vector: that of the registry's tests, and what these have no place for. */
export function vectorData(data: Json, descriptors: readonly Descriptor[]): Data {
  const plain = testData(data, { call: () => descriptors, typed: () => descriptors });
  const entry = (table: string, key: string): Json | undefined => memberAt(data, table, key);
  const list = (it: Json | undefined): Known<unknown> => (isList(it) ? known(it) : unknown('notFound'));
  const answer = (ask: DescriptorQuestion): Known<unknown> => {
    switch (ask.kind) {
      case 'implementation':
        return list(entry('implementations', ask.address));
      case 'deployedBy':
        return list(entry('deployedBy', `${ask.address}|${ask.event}`));
      case 'account':
        return list(entry('accounts', ask.address));
      case 'plaintext': {
        const text = entry('plaintexts', ask.handle);
        return typeof text === 'string' ? known(BigInt(text)) : unknown('notFound');
      }
      case 'token': {
        const token = entry('chainTokens', `${ask.chainId}:${ask.address}`);
        if (token === undefined) return plain(ask);
        return known({ symbol: member(token, 'symbol'), decimals: member(token, 'decimals') });
      }
      default:
        return plain(ask as never);
    }
  };
  return answer as <K extends DescriptorQuestion['kind']>(
    ask: Extract<DescriptorQuestion, { kind: K }>,
  ) => Known<Answers[K]>;
}
