import { valueOf } from '../../../model/known.ts';
import type { DescriptorQuestion, Span } from '../../../model/clearSigned.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';
import { rawSpan } from './raw.ts';

/** The name of a chain (EIP-155); its number when that is not known. */
export function chainIdName(input: FormatInput): readonly Span[] {
  const { scope, value, warn } = input;
  const id = integerIn(input);
  const ask: DescriptorQuestion | undefined =
    id > 0n && id <= Number.MAX_SAFE_INTEGER ? { kind: 'chain', chainId: Number(id) } : undefined;
  const name = ask === undefined ? undefined : valueOf(scope.data(ask))?.name;
  if (ask === undefined || name === undefined) {
    warn('unknownChain', id.toString());
    return [rawSpan(value)];
  }
  return [{ is: 'chain', text: name, from: [{ by: 'answer', ask }, value.source], value: value.value }];
}
