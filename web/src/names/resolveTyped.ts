import * as words from '@readback/phrases/words/web/names.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { normaliseName } from '@readback/core/names/normalise.ts';
import { resolveName } from '@readback/core/names/resolveName.ts';
import type { World } from '@readback/core/world/world.ts';
import type { Address } from 'viem';
import { NotRead } from '../data/base/notRead.ts';
import { browserWorld } from '../data/world/world.ts';

/** Whom a typed name gives, or what is wrong with it, for people. */
export type Resolved =
  | Readonly<{ name: string; address: Address; mixed: boolean; elsewhere: boolean }>
  | Readonly<{ bad: string }>;

/** Looks up a typed name on a chain, gateways included. @throws {NotRead} where no answer came */
export async function resolveTyped(
  text: string,
  chainId: number,
  signal: AbortSignal,
  world: World = browserWorld(),
): Promise<Resolved> {
  const normal = normaliseName(text);
  if (!normal.ok) return { bad: errorText(normal.error) };
  const { name, mixed } = normal.value;
  const found = await resolveName({ name, chainId, gateways: true }, world, signal);
  if (found.s === 'known') {
    return { name, address: found.v.address, mixed, elsewhere: found.v.on === 'ethereum' };
  }
  if (found.s === 'unknown' && found.why === 'notFound') return { bad: words.notFound };
  throw new NotRead(found);
}
