import { type Known, known } from '@readback/core/model/known.ts';
import type { Bounds, Label, Questions, World } from '@readback/core/world/world.ts';
import { asksEnsFirst } from '../names/chosenName.ts';
import { trustIn } from '../names/trust.ts';
import { book } from '../own/book.ts';
import { labelOnPracticeChain } from '../practiceInfo.ts';

/**
 * A name for an address on Review, in the order of `chosenName`: what the practice chain says of itself, or ENS,
 * forward-verified. Gateways are asked only for accounts that are the user's own or saved. The user's own names are not
 * asked for here: the engine has the book, and puts them first.
 */
export async function askLabel(
  asked: Questions['label']['ask'],
  world: World,
  bounds: Bounds,
): Promise<Known<Label>> {
  const label = await labelOnPracticeChain(asked.chainId, asked.address);
  if (label === undefined) return askEnsName(asked, world, bounds);
  await book.ready;
  if (!asksEnsFirst(trustIn(book.entries(), asked.address))) return known(label);
  const found = await askEnsName(asked, world, bounds);
  return found.s === 'known' ? found : known(label);
}

async function askEnsName(
  { chainId, address }: Questions['label']['ask'],
  world: World,
  bounds: Bounds,
): Promise<Known<Label>> {
  // Not before it is needed: the rules of names are forty kilobytes.
  const { nameOf } = await import('@readback/core/names/nameOf.ts');
  await book.ready;
  const trust = trustIn(book.entries(), address);
  const found = await nameOf(
    { address, chainId, gateways: trust !== 'stranger', orEthereum: trust === 'own' },
    world,
    // A name is a courtesy: the verdict does not wait long for it.
    AbortSignal.any([bounds.signal, AbortSignal.timeout(3_000)]),
  );
  if (found.s !== 'known') return found;
  const { name, endpoint } = found.v;
  return known({ name, source: `ENS (${endpoint})`, asOf: new Date().toISOString().slice(0, 10) });
}
