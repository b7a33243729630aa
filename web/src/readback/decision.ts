import type { Place } from '../router/address.ts';
import { here } from '../router/here.ts';

/** What a key does on an open Review: D leads to the decision, R rejects. None signs. */
export function pressed(letter: string, place: Place): void {
  // It is for the screen on which it was pressed.
  if (here().place !== place) return;
  if (letter === 'd') goToDecision();
  if (letter === 'r') pressReject();
}

/** Moves the focus to the buttons with which an open Review is decided. Nothing is pressed. */
export function goToDecision(): void {
  const place = document.querySelector<HTMLElement>('[data-decision]');
  const first = place?.querySelector<HTMLElement>('button:not(:disabled,[aria-disabled=true])');
  (first ?? place)?.focus();
}

/** Presses Reject, as a pointer would. The buttons are gone then: who was at them is back at the sentence. */
export function pressReject(): void {
  const button = document.querySelector<HTMLElement>('[data-reject]');
  const wasThere = button?.closest('[data-decision]')?.contains(document.activeElement);
  button?.click();
  if (wasThere) document.querySelector<HTMLElement>('main h1')?.focus();
}
