import * as words from '@readback/phrases/words/web/app.ts';
import type { Target } from './places.ts';

/**
 * Where the navigation leads, in its order: only what works. A phone has room for five tabs: `tab` is always one of
 * them, `room` is the first one while no Review has that place, and what is `more` is behind the last.
 */
export const navigationEntries = [
  {
    word: words.home,
    phone: 'room',
    link: { to: '/' },
  },
  {
    word: words.compose,
    phone: 'tab',
    link: { to: '/compose', search: { kind: 'send' } },
  },
  {
    word: words.contracts,
    phone: 'more',
    link: { to: '/contracts' },
  },
  { word: words.dapps, phone: 'more', link: { to: '/dapp' } },
  { word: words.verify, phone: 'more', link: { to: '/verify' } },
  {
    word: words.accounts,
    phone: 'tab',
    link: { to: '/accounts' },
  },
  {
    word: words.activity,
    phone: 'tab',
    link: { to: '/activity' },
  },
  { word: words.rules, phone: 'more', link: { to: '/rules' } },
  {
    word: words.school,
    phone: 'more',
    link: { to: '/school' },
    practice: true,
  },
  {
    word: words.settings,
    phone: 'more',
    link: { to: '/settings' },
  },
] as const satisfies readonly NavigationEntry[];

export type NavigationEntry = Readonly<{
  word: string;
  phone: 'tab' | 'room' | 'more';
  link: Target;
  /** Only where the page's host serves a practice chain. */
  practice?: true;
}>;
