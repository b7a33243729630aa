/** Runs in the page's own world, before its scripts: puts Readback before every wallet of this window. */
import { openRelay } from './toRelay.ts';
import { wrapWindow } from './wrapWindow.ts';

const { ask, met } = openRelay();
wrapWindow(ask, met);
