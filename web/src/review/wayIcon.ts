import { type Via, viaOf } from '@readback/core/model/ways.ts';
import type { IconName } from '../ui/Icon.tsx';

const icons: Readonly<Record<Via, IconName>> = {
  form: 'pen',
  paste: 'file',
  link: 'link',
  script: 'terminal',
  extension: 'puzzle',
  frame: 'globe',
  walletconnect: 'link',
  school: 'learn',
  unknown: 'help',
};

/** Beside who asked, in our words: what has a name of its own shows a letter or its icon. */
export function wayIcon(via: unknown): IconName {
  return icons[viaOf(via)];
}
