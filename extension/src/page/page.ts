/** Runs in the page's own world, before its scripts: puts Readback before every wallet of this window. */
import { accessor } from './natives.ts';
import { openRelay } from './toRelay.ts';
import { wrapWindow } from './wrapWindow.ts';

// A window that changes its document runs this again, now after scripts of the page: the first time is the one that counts.
const mark = Symbol.for('readback');
if (!(mark in window)) {
  accessor(window, mark, { get: () => true, set: () => {}, fixed: true });
  const { ask, met, outward } = openRelay();
  wrapWindow(ask, met, outward);
}
