import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { activityFilter } from '../activity/activityFilter.ts';
import { activity } from '../data/activity.ts';
import { book } from '../data/book.ts';
import { StartScreen } from '../start/StartScreen.tsx';
import { contractsSearch } from './contractsSearch.ts';
import { composeKind } from './composeKind.ts';
import { NoSuchScreen } from './NoSuchScreen.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { type SettingsSection, settingsSection } from './settingsSection.ts';
import { Shell } from './Shell.tsx';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's.
  interface Register {
    router: typeof router;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the same.
  interface StaticDataRouteOption {
    /** What the window is called while this screen is open. */
    title?: string;
  }
}

const root = createRootRoute({ component: Shell });

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: StartScreen,
  staticData: { title: 'Know what you sign' },
});

const review = createRoute({
  getParentRoute: () => root,
  path: '/review/$id',
  loader: () => activity.ready,
  component: lazyRouteComponent(() => import('./routes.tsx'), 'ReviewRoute'),
  staticData: { title: 'Review' },
});

const check = createRoute({
  getParentRoute: () => root,
  path: '/check',
  validateSearch: (search: Record<string, unknown>) => ({ r: typeof search.r === 'string' ? search.r : '' }),
  component: lazyRouteComponent(() => import('./routes.tsx'), 'CheckRoute'),
  staticData: { title: 'Check' },
});

const compose = createRoute({
  getParentRoute: () => root,
  path: '/compose',
  validateSearch: (search: Record<string, unknown>) => ({ kind: composeKind(search.kind) }),
  beforeLoad: ({ location }) => {
    // Calls of contracts had a form here once: kept addresses lead to the screen that took its place.
    const { kind } = router.options.parseSearch(location.searchStr) as { kind?: unknown };
    if (kind === 'contract') throw redirect({ to: '/contracts', replace: true });
  },
  component: lazyRouteComponent(() => import('./routes.tsx'), 'ComposeRoute'),
  staticData: { title: 'Compose' },
});

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  component: lazyRouteComponent(() => import('./routes.tsx'), 'VerifyRoute'),
  staticData: { title: 'Verify a signature' },
});

const contracts = createRoute({
  getParentRoute: () => root,
  path: '/contracts',
  validateSearch: contractsSearch,
  component: lazyRouteComponent(() => import('./routes.tsx'), 'ContractsRoute'),
  staticData: { title: 'Contracts' },
});

const activityList = createRoute({
  getParentRoute: () => root,
  path: '/activity',
  validateSearch: activityFilter,
  loader: () => activity.ready,
  component: lazyRouteComponent(() => import('./routes.tsx'), 'ActivityRoute'),
  staticData: { title: 'Activity' },
});

const activityEntry = createRoute({
  getParentRoute: () => root,
  path: '/activity/$id',
  loader: () => activity.ready,
  component: lazyRouteComponent(() => import('./routes.tsx'), 'EntryRoute'),
  staticData: { title: 'Activity' },
});

/** The book and what was fetched earlier: read from this device beside the screen's code, not after it. */
async function keptHere(): Promise<void> {
  await Promise.all([book.ready, import('../data/queryClient.ts').then((it) => it.restored)]);
}

const accountList = createRoute({
  getParentRoute: () => root,
  path: '/accounts',
  loader: keptHere,
  component: lazyRouteComponent(() => import('../accounts/AccountRoutes.tsx'), 'AccountsRoute'),
  staticData: { title: 'Accounts' },
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/accounts/$address',
  loader: keptHere,
  component: lazyRouteComponent(() => import('../accounts/AccountRoutes.tsx'), 'AccountRoute'),
  staticData: { title: 'Account' },
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: (search: Record<string, unknown>): { section?: SettingsSection } => {
    const section = settingsSection(search.section);
    return section ? { section } : {};
  },
  component: lazyRouteComponent(() => import('./routes.tsx'), 'SettingsRoute'),
  staticData: { title: 'Settings' },
});

/** Addresses stand behind `#`: what is looked at never reaches the log of a server. */
export const router = createRouter({
  routeTree: root.addChildren([
    start,
    review,
    check,
    compose,
    verify,
    contracts,
    activityList,
    activityEntry,
    accountList,
    account,
    settings,
  ]),
  history: createHashHistory(),
  defaultErrorComponent: ScreenFailed,
  defaultNotFoundComponent: NoSuchScreen,
  defaultPendingComponent: ScreenLoading,
  defaultPendingMs: 150,
  defaultPreload: 'intent',
  scrollRestoration: true,
});
