import type { Span } from '../../../model/clearSigned.ts';
import { keyOf } from '../paths/found.ts';
import { member, jsonText } from '../document/json.ts';
import { inDescriptor } from '../document/literal.ts';
import { mapEntryOf } from '../param.ts';
import { parsePath } from '../paths/path.ts';
import { Unfit } from '../paths/scope.ts';
import type { FormatInput } from './format.ts';
import { rawSpan } from './raw.ts';

/** The words of the descriptor for one of a few values; the value itself when it has none. */
export function enumeration({ scope, value, params, warn }: FormatInput): readonly Span[] {
  const reference = jsonText(member(params.record, '$ref'));
  const path = reference === undefined ? undefined : parsePath(reference);
  if (path?.root !== '$') throw new Unfit('invalidDescriptor', params.at, '$ref');
  const key = keyOf(value);
  const entry = mapEntryOf(inDescriptor(scope.descriptor.root, path), value);
  if (typeof entry !== 'string') {
    warn('unknownChoice', key);
    return [rawSpan(value)];
  }
  const from = [{ by: 'descriptor', at: `${reference}.${key}` }, value.source] as const;
  return [{ is: 'choice', text: entry, from, value: value.value }];
}
