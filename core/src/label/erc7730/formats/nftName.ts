import { valueOf } from '../../../model/known.ts';
import { isPlain } from '../../../text/safeSpans.ts';
import type { DescriptorQuestion, Span } from '../../../model/clearSigned.ts';
import { addressOf } from '../paths/found.ts';
import { optionalParam } from '../param.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { formatChain } from './native.ts';
import { rawSpan } from './raw.ts';

/** One item of a collection: `Collection #12`; the bare number when the collection has no known name. */
export function nftName(input: FormatInput): readonly Span[] {
  const { scope, value, params, warn } = input;
  const id = integerIn(input);
  const collection = optionalParam(scope, params, params.collection, value);
  const address = collection === undefined ? undefined : addressOf(collection);
  if (collection === undefined || address === undefined || address.cut)
    throw new Unfit('wrongType', params.at, 'collection');
  const ask: DescriptorQuestion = {
    kind: 'collection',
    chainId: formatChain(input),
    address: address.address,
  };
  const name = valueOf(scope.data(ask));
  if (name === undefined || !isPlain(name) || name.trim() === '') {
    warn(name === undefined ? 'unknownCollection' : 'oddName', name ?? address.address);
    return [rawSpan(value)];
  }
  return [
    { is: 'collection', text: name, from: [{ by: 'answer', ask }, collection.source] },
    { is: 'text', text: ' #', from: [{ by: 'engine' }] },
    { is: 'integer', text: id.toString(), from: [value.source], value: value.value },
  ];
}
