import type { Address } from 'viem';
import { type Known, known, unknown } from '../../../model/known.ts';
import { nativeDecimals } from '../../../world/nativeDecimals.ts';
import type { Answers, Data } from '../paths/data.ts';
import type { DescriptorQuestion } from '../../../model/clearSigned.ts';
import type { Descriptor } from '../document/descriptor.ts';
import { isJsonRecord, type Json, member } from '../document/json.ts';
import { chainNames } from '../own/chainNames.ts';

/** Descriptors by contract, loaded beforehand. */
export type LoadedDescriptors = Readonly<{
  call: (chainId: number, address: Address) => readonly Descriptor[];
  typed: () => readonly Descriptor[];
}>;

/** Answers from the `dataProvider` of a test file; chains from our own table; nothing else is known. */
export function testData(provider: Json, descriptors: LoadedDescriptors): Data {
  const [tokens, names, ensNames, collections, times] = [
    lowered(member(provider, 'tokens')),
    lowered(member(provider, 'addressNames')),
    lowered(member(provider, 'ensNames')),
    lowered(member(provider, 'nftCollectionNames')),
    lowered(member(provider, 'blockTimestamps')),
  ];
  const answer = (ask: DescriptorQuestion): Known<unknown> => {
    switch (ask.kind) {
      case 'token': {
        const token = tokens.get(ask.address.toLowerCase());
        const symbol = member(token, 'symbol');
        const decimals = member(token, 'decimals');
        return typeof symbol === 'string' ? known({ symbol, decimals }) : unknown('notFound');
      }
      case 'name':
        return textIn((ask.source === 'local' ? names : ensNames).get(ask.address.toLowerCase()));
      case 'collection':
        return textIn(collections.get(ask.address.toLowerCase()));
      case 'blockTime': {
        const time = times.get(String(ask.height));
        return typeof time === 'number' ? known(BigInt(time)) : unknown('notFound');
      }
      case 'chain': {
        return chains.get(ask.chainId) ?? unknown('notFound');
      }
      case 'callDescriptors':
        return known(descriptors.call(ask.chainId, ask.address));
      case 'typedDescriptors':
        return known(descriptors.typed());
      default:
        return unknown('notAsked');
    }
  };
  return answer as <K extends DescriptorQuestion['kind']>(
    ask: Extract<DescriptorQuestion, { kind: K }>,
  ) => Known<Answers[K]>;
}

const chains: ReadonlyMap<number, Known<unknown>> = new Map(
  [...chainNames].map(([id, chain]) => [id, known({ ...chain, decimals: nativeDecimals })]),
);

/** Keys of the schema are lower case; two thirds of those in the registry are not. */
function lowered(table: Json | undefined): ReadonlyMap<string, Json> {
  return new Map(
    isJsonRecord(table) ? Object.entries(table).map(([key, value]) => [key.toLowerCase(), value]) : [],
  );
}

function textIn(it: Json | undefined): Known<string> {
  return typeof it === 'string' ? known(it) : unknown('notFound');
}
