import { type Address, getAddress } from 'viem';
import { isZero } from '../../ledger/account.ts';
import { entry } from '../../request/json/readFields.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { valueOf } from '../../model/known.ts';
import { numberIn, objectIn } from './serviceJson.ts';

/** What a service says of a Safe itself; a guard, a handler or a singleton where it names one. */
export type ServiceSafe = Readonly<{
  address: Address;
  nonce: bigint;
  threshold: bigint;
  owners: readonly Address[];
  modules: readonly Address[];
  version: string;
  guard?: Address;
  fallbackHandler?: Address;
  singleton?: Address;
}>;

/** Undefined for a text that says it in another form. */
export function serviceSafeIn(text: string): ServiceSafe | undefined {
  const node = valueOf(objectIn(text));
  if (node === undefined) return undefined;
  const [nonce, threshold] = [numberIn(node, 'nonce'), numberIn(node, 'threshold')];
  const [owners, modules] = [accountsIn(node, 'owners'), accountsIn(node, 'modules')];
  const version = entry(node, 'version');
  const address = accountOf(entry(node, 'address'));
  if (nonce === undefined || threshold === undefined || owners === undefined) return undefined;
  if (address === undefined || version?.kind !== 'string') return undefined;
  return {
    address,
    nonce,
    threshold,
    owners,
    modules: modules ?? [],
    version: version.value.slice(0, 40),
    ...named(node, 'guard', 'guard'),
    ...named(node, 'fallbackHandler', 'fallbackHandler'),
    ...(node.entries.has('singleton')
      ? named(node, 'singleton', 'singleton')
      : named(node, 'masterCopy', 'singleton')),
  };
}

function named<Key extends string>(node: JsonObject, key: string, as: Key): { [It in Key]?: Address } {
  const found = accountOf(entry(node, key));
  return found === undefined || isZero(found) ? {} : ({ [as]: found } as { [It in Key]?: Address });
}

function accountsIn(node: JsonObject, key: string): readonly Address[] | undefined {
  const list = entry(node, key);
  if (list?.kind !== 'array') return undefined;
  const found = list.items.flatMap((it) => accountOf(it) ?? []);
  return found.length === list.items.length ? found : undefined;
}

function accountOf(node: JsonNode | undefined): Address | undefined {
  const isAddress = node?.kind === 'string' && /^0x[\da-f]{40}$/i.test(node.value);
  return isAddress ? getAddress(node.value.toLowerCase()) : undefined;
}
