import { steadyNow } from '../data/steadyClock.ts';
import type { Seen } from './renewals.ts';

let touched = 0;
const listeners = new Set<() => void>();
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** This page: whether it is shown, and when it was last touched. Where it is opened counts as a touch. */
export const seen: Seen = {
  isVisible: () => document.visibilityState === 'visible',
  touchedAt: () => touched,
  onChange(listener) {
    if (listeners.size === 0) listen();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unlisten();
    };
  },
};

function touch() {
  touched = steadyNow();
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function listen() {
  touched = steadyNow();
  document.addEventListener('visibilitychange', tell);
  for (const it of touches) addEventListener(it, touch, { passive: true, capture: true });
}

function unlisten() {
  document.removeEventListener('visibilitychange', tell);
  for (const it of touches) removeEventListener(it, touch, { capture: true });
}
