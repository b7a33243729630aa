import './room.css';
import type { Readback } from '@readback/core/model/readback.ts';
import { placesOf } from '../ui/pointed/pointAt.ts';
import { oneColumn } from '../ui/useMedia.ts';

/**
 * Makes room beside a wallet that is docked over the page: what lies under it cannot be reached, and on a phone the
 * readback is scrolled until whoever is named in it is seen above the wallet. Gives what undoes it.
 */
export function makeRoom(dock: HTMLElement, readback: Readback): () => void {
  const root = document.documentElement;
  const hidden = new Set<HTMLElement>();
  const show = () => {
    for (const it of hidden) it.inert = false;
    hidden.clear();
  };
  const hide = () => {
    show();
    const under = dock.getBoundingClientRect();
    for (const it of document.querySelectorAll<HTMLElement>('header>*,nav,aside')) {
      const isSide = it.localName === 'aside' && oneColumn.matches;
      if (it.inert || !(isSide || overlap(under, it.getBoundingClientRect()))) continue;
      it.inert = true;
      hidden.add(it);
    }
  };
  root.dataset['beside'] = '';
  hide();
  if (oneColumn.matches) bringParties(dock, readback);
  addEventListener('resize', hide);
  return () => {
    removeEventListener('resize', hide);
    show();
    delete root.dataset['beside'];
  };
}

/** In pixels: what is scrolled to keeps so much from the edges, as `room.css` says. */
const margin = 8;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** With the verdict, where both fit above the wallet; else with as much of the sentence as fits. */
function bringParties(dock: HTMLElement, { parties }: Readback): void {
  const lines = parties.flatMap(({ address }) => placesOf(address.toLowerCase()));
  const verdict = document.querySelector<HTMLElement>('main [data-verdict]');
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return;
  const [top, end] = [first.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
  const room = dock.getBoundingClientRect().top - 2 * margin;
  if (verdict !== null && end - verdict.getBoundingClientRect().top <= room) {
    verdict.scrollIntoView({ block: 'start' });
  } else if (end - top <= room) last.scrollIntoView({ block: 'end' });
  else first.scrollIntoView({ block: 'start' });
}
