import { changing } from '../data/base/changing.ts';

/** Whether the form of what is meant is open on Start or Compose. */
export const saying = changing(false);

let wanted = false;

/** Opens it on whichever of the two is opened next. */
export function sayNext(): void {
  wanted = true;
}

/** Whether it was to be opened here; only once. */
export function isSayWanted(): boolean {
  const it = wanted;
  wanted = false;
  return it;
}
