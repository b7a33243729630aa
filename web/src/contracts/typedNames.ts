import { WordedError } from '@readback/phrases/wordedError.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { bad, good, type Result } from '@readback/core/text/result.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import type { Address } from 'viem';
import type { TypedAddress } from '../names/typedAddress.ts';

/** What the address fields of one form found behind what was typed in them. */
export type TypedNames = Map<string, TypedAddress>;

/** The address that a text represents in a form, as its field found it. */
export function addressOf(found: TypedNames, text: string): Result<Address> {
  const it = found.get(text);
  const typed = parseAddress(text);
  if (typed.ok || it === undefined || it.state === 'empty') return typed;
  if (it.address !== undefined) return good(it.address);
  return bad(
    it.state === 'resolving'
      ? new WordedError(words.resolving)
      : new WordedError(it.error ?? words.noSuchName),
  );
}

/**
 * The names that are behind addresses of a form, each once: they are resolved again at Review, which says that the
 * user typed them. What is in `linked`, the arguments that a link filled in, the user did not type.
 */
export function namesIn(
  found: TypedNames,
  used: ReadonlySet<string>,
  linked: readonly unknown[] = [],
): readonly TypedName[] {
  const names = new Map<string, TypedName>();
  const notTyped = textsIn(linked);
  for (const text of used) {
    if (notTyped.some((it) => it.includes(text))) continue;
    const it = found.get(text);
    if (it?.name !== undefined && it.address !== undefined)
      names.set(it.name, { name: it.name, address: it.address });
  }
  return [...names.values()];
}

/** Whether a name that is in one of these fields is still being looked up. */
export function awaitsName(found: TypedNames, values: readonly unknown[]): boolean {
  return textsIn(values).some((text) => found.get(text)?.state === 'resolving');
}

function textsIn(it: unknown): readonly string[] {
  if (typeof it === 'string') return [it];
  return typeof it === 'object' && it !== null ? Object.values(it).flatMap(textsIn) : [];
}
