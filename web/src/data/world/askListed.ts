import { type Known, known } from '@readback/core/model/known.ts';
import type { Bounds, Listings, Questions } from '@readback/core/world/world.ts';
import { chosenLists } from '../lists/chosenLists.ts';

/** Which addresses and sites are on a list of scams that the user chose. */
export async function askListed(
  question: Questions['listed']['ask'],
  bounds: Bounds,
): Promise<Known<Listings>> {
  const chosen = chosenLists();
  // Most people choose none, and need nothing that reads them.
  if (chosen.length === 0) return known({ lists: [], found: [] });
  return (await import('./askChosenLists.ts')).askChosenLists(chosen, question, bounds);
}
