import * as words from '@readback/phrases/words/web/app.ts';
import type { Target } from './places.ts';

/**
 * Where the navigation leads, in groups and in its order: only what works. A phone has room for four tabs and one for all
 * others. `holds`: screens without a place of their own, which belong to one that has.
 */
export const navigationEntries = [
  { word: words.home, icon: 'home', group: 'first', phone: true, link: { to: '/' } },
  { word: words.requests, icon: 'inbox', group: 'first', phone: true, link: { to: '/waiting' } },
  {
    word: words.compose,
    icon: 'send',
    group: 'first',
    phone: true,
    link: { to: '/compose', search: { kind: 'send' } },
  },
  { word: words.contracts, icon: 'file', group: 'first', link: { to: '/contracts' } },
  {
    word: words.accounts,
    icon: 'accounts',
    group: 'yours',
    phone: true,
    link: { to: '/accounts' },
  },
  { word: words.approvals, icon: 'shield', group: 'yours', link: { to: '/approvals' } },
  { word: words.activity, icon: 'activity', group: 'yours', link: { to: '/activity' } },
  { word: words.verify, icon: 'check', group: 'yours', link: { to: '/verify' } },
  {
    word: words.connections,
    icon: 'plug',
    group: 'more',
    link: { to: '/connections' },
    holds: ['/dapp'],
  },
  { word: words.learn, icon: 'learn', group: 'more', link: { to: '/learn' }, holds: ['/school', '/rules'] },
  { word: words.settings, icon: 'settings', group: 'more', link: { to: '/settings' } },
] as const satisfies readonly NavigationEntry[];

/** The groups with a heading of their own. */
export const navigationGroups = ['first', 'yours', 'more'] as const;

export type NavigationEntry = Readonly<{
  word: string;
  icon:
    | 'home'
    | 'inbox'
    | 'send'
    | 'file'
    | 'accounts'
    | 'shield'
    | 'activity'
    | 'check'
    | 'plug'
    | 'learn'
    | 'settings';
  group: 'first' | 'yours' | 'more';
  /** Whether it is one of the tabs of a phone. */
  phone?: true;
  link: Target;
  holds?: readonly string[];
}>;
