import type { ComponentType } from 'react';
import type { PaletteProps } from './Palette.tsx';

/** The list itself. A step of its own: what the page begins with names none of the many files of it. */
export async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  return (await import('./Palette.tsx')).Palette;
}
