import type { Target } from '../router/places.ts';

/**
 * Where the navigation leads, in its order: only what works. A phone has room for five tabs: `tab` is always one of
 * them, `room` is one while no Review is open, and what is `more` stands behind the last.
 */
export const navigationEntries = [
  {
    word: 'Start',
    phone: 'tab',
    link: { to: '/' },
  },
  {
    word: 'Compose',
    phone: 'tab',
    link: { to: '/compose', search: { kind: 'send' } },
  },
  {
    word: 'Contracts',
    phone: 'more',
    link: { to: '/contracts' },
  },
  { word: 'Verify', phone: 'more', link: { to: '/verify' } },
  {
    word: 'Accounts',
    phone: 'room',
    link: { to: '/accounts' },
  },
  {
    word: 'Activity',
    phone: 'tab',
    link: { to: '/activity' },
  },
  { word: 'Rules', phone: 'more', link: { to: '/rules' } },
  {
    word: 'Flight school',
    phone: 'more',
    link: { to: '/school' },
    practice: true,
  },
  {
    word: 'Settings',
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
