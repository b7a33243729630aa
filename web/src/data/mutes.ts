import type { Mute } from '@readback/core/model/preferences.ts';
import { preferences } from './preferences.ts';

/** Rules that fire for an address on a network are listed from now on, and weigh nothing. A Stop is never muted. */
export function mute(it: Mute): void {
  const { mutes, ...rest } = preferences.get();
  preferences.set({ ...rest, mutes: [...mutes.filter((other) => !isSame(other, it)), it] });
}

export function unmute(it: Mute): void {
  const { mutes, ...rest } = preferences.get();
  preferences.set({ ...rest, mutes: mutes.filter((other) => !isSame(other, it)) });
}

export function isSame(one: Mute, other: Mute): boolean {
  return (
    one.rule === other.rule &&
    one.chainId === other.chainId &&
    one.address.toLowerCase() === other.address.toLowerCase()
  );
}
