import type { helpLinks } from '@readback/phrases/words/web/ask/help.ts';
import type { Target } from '../router/places.ts';

/** Where the page has what an entry of the help speaks of. */
export const helpPlaces: Readonly<Record<keyof typeof helpLinks, Target>> = {
  scripts: { to: '/connections' },
  apps: { to: '/connections' },
  node: { to: '/settings', search: { section: 'networks' } },
  privacy: { to: '/settings', search: { section: 'sources' } },
  assistant: { to: '/settings', search: { section: 'assistant' } },
  money: { to: '/settings', search: { section: 'sources' } },
  allowances: { to: '/accounts' },
  school: { to: '/school' },
  names: { to: '/accounts' },
  reading: { to: '/settings', search: { section: 'sources' } },
};
