import type { Address } from 'viem';
import { valueOf } from '../../../model/known.ts';
import { isPlain } from '../../../text/safeSpans.ts';
import type { Span, DescriptorQuestion } from '../../../model/clearSigned.ts';
import { isAddress } from '../paths/found.ts';
import { isList } from '../document/json.ts';
import { param } from '../param.ts';
import { Unfit } from '../paths/scope.ts';
import { addressIn, addressSpan } from './address.ts';
import type { FormatInput } from './format.ts';
import { rawSpan } from './raw.ts';

/** The name of an address from the sources that the descriptor allows, else the address. */
export function addressName(input: FormatInput): readonly Span[] {
  const address = addressIn(input);
  if (address === undefined) return [rawSpan(input.value)];
  return [nameSpan(input, address, input.scope.container.chainId) ?? addressSpan(input, address)];
}

/** `Sender` for one of `senderAddress`, else the first name that a source has; undefined when there is none. */
export function nameSpan(
  input: FormatInput,
  address: Address,
  chainId: number | undefined,
): Span | undefined {
  const { scope, value, params, warn } = input;
  const shown = { value: { kind: 'address', address } } as const;
  const senders = params.senderAddress.map((it) => param(scope, params, it, value));
  for (const sender of senders)
    if (isAddress(sender, address))
      return { is: 'name', text: 'Sender', from: [{ by: 'engine' }, sender.source, value.source], ...shown };
  if (chainId === undefined) return undefined;
  checkKind(input, address, chainId);
  for (const source of sourcesOf(input)) {
    const ask: DescriptorQuestion = { kind: 'name', chainId, address, source };
    const name = valueOf(scope.data(ask));
    if (name === undefined) continue;
    if (isPlain(name) && name.trim() !== '')
      return { is: 'name', text: name, from: [{ by: 'answer', ask }, value.source], ...shown };
    warn('oddName', name);
  }
  return undefined;
}

/** In the order of the descriptor, which is that of its preference. */
function sourcesOf({ params }: FormatInput): readonly ('local' | 'ens')[] {
  const given = params.sources;
  if (given === undefined) return everySource;
  if (!isList(given)) throw new Unfit('invalidDescriptor', params.at, 'sources');
  return given.filter(
    (it, at): it is 'local' | 'ens' => (it === 'local' || it === 'ens') && given.indexOf(it) === at,
  );
}

const everySource = ['local', 'ens'] as const;

function checkKind({ scope, params, warn }: FormatInput, address: Address, chainId: number): void {
  const types = params.types;
  if (types === undefined) return;
  if (!isList(types)) throw new Unfit('invalidDescriptor', params.at, 'types');
  const kinds = valueOf(scope.data({ kind: 'account', chainId, address }));
  if (kinds !== undefined && kinds.length > 0 && !kinds.some((kind) => types.includes(kind)))
    warn('accountKind', `${kinds.join(', ')}, not ${types.map(String).join(', ')}`);
}
