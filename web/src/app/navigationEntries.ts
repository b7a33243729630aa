import { linkOptions } from '@tanstack/react-router';

/**
 * Where the navigation leads, in its order: only what works. A phone has room for five tabs: `tab` is always one of
 * them, `room` is one while no Review is open, and what is `more` stands behind the last.
 */
export const navigationEntries = [
  {
    word: 'Start',
    phone: 'tab',
    link: linkOptions({ to: '/', activeOptions: { exact: true } }),
  },
  {
    word: 'Compose',
    phone: 'tab',
    link: linkOptions({ to: '/compose', search: { kind: 'send' }, activeOptions: { includeSearch: false } }),
  },
  {
    word: 'Contracts',
    phone: 'more',
    link: linkOptions({ to: '/contracts', activeOptions: { includeSearch: false } }),
  },
  { word: 'Verify', phone: 'more', link: linkOptions({ to: '/verify' }) },
  {
    word: 'Accounts',
    phone: 'room',
    link: linkOptions({ to: '/accounts' }),
  },
  {
    word: 'Activity',
    phone: 'tab',
    link: linkOptions({ to: '/activity', activeOptions: { includeSearch: false } }),
  },
  {
    word: 'Settings',
    phone: 'more',
    link: linkOptions({ to: '/settings', activeOptions: { includeSearch: false } }),
  },
] as const satisfies readonly NavigationEntry[];

export type NavigationEntry = Readonly<{
  word: string;
  phone: 'tab' | 'room' | 'more';
  link: Readonly<{ to: string }>;
}>;
