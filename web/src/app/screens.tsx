/** Every screen: its address, the window's title, what of the address it takes, and where its code is. */
import * as words from '@readback/phrases/words/web/app.ts';
import { activityFilter } from '../router/activityFilter.ts';
import { activity } from '../data/activity/activity.ts';
import { armed } from '../data/activity/armed.ts';
import { screen } from '../router/shown.ts';
import { StartScreen } from '../start/StartScreen.tsx';
import { composeKind } from '../router/composeKind.ts';
import { contractsSearch } from '../router/contractsSearch.ts';
import { settingsSection } from '../router/settingsSection.ts';

type Parts = typeof import('./screenParts.tsx');

/** The names of all their files are many: they come with the first of them. */
const part = <Name extends keyof Parts>(name: Name) =>
  (async () => (await import('./screenParts.tsx'))[name]()) as () => ReturnType<Parts[Name]>;

export const screens = [
  screen({ path: '/', title: words.homeTitle, load: () => StartScreen }),

  // Without the wallet too: only what signs waits for it.
  screen({
    path: '/review/$id',
    title: words.review,
    needs: async () => void (await Promise.all([activity.ready, armed.ready])),
    load: async () => {
      const { ReviewScreen } = await import('../review/ReviewScreen.tsx');
      return ({ params: { id } }) => <ReviewScreen key={id} id={id} />;
    },
  }),

  screen({
    path: '/waiting',
    title: words.requests,
    needs: () => activity.ready,
    load: part('waiting'),
  }),

  screen({
    path: '/connections',
    title: words.connections,
    load: part('connections'),
  }),

  // Without the wallet: what a link holds is only checked.
  screen({
    path: '/check',
    title: words.check,
    search: ({ r }) => ({ r: typeof r === 'string' ? r : '' }),
    load: part('check'),
  }),

  screen({
    path: '/compose',
    title: words.compose,
    search: ({ kind }) => ({ kind: composeKind(kind) }),
    load: part('compose'),
  }),

  screen({
    path: '/verify',
    title: words.verifyTitle,
    load: part('verify'),
  }),

  screen({
    path: '/contracts',
    title: words.contracts,
    search: contractsSearch,
    load: part('contracts'),
  }),

  screen({
    path: '/dapp',
    title: words.dapps,
    search: ({ url }) => ({ url: typeof url === 'string' ? url : '' }),
    load: part('dapp'),
  }),

  screen({
    path: '/activity',
    title: words.activity,
    search: activityFilter,
    needs: () => activity.begun,
    load: part('activityList'),
  }),

  screen({
    path: '/activity/$id',
    title: words.activity,
    needs: () => activity.ready,
    load: part('activityEntry'),
  }),

  // Without the wallet: what was read earlier shows before any wallet or node has answered.
  screen({
    path: '/accounts',
    title: words.accounts,
    load: part('accounts'),
  }),

  screen({
    path: '/accounts/$address',
    title: words.account,
    load: part('account'),
  }),

  screen({
    path: '/safe/$safe',
    title: words.safe,
    load: part('desk'),
  }),

  screen({
    path: '/approvals',
    title: words.approvals,
    load: part('approvals'),
  }),

  screen({
    path: '/school',
    title: words.school,
    search: ({ subject }) => (typeof subject === 'string' ? { subject } : {}),
    load: part('school'),
  }),

  screen({
    path: '/school/$id',
    title: words.school,
    load: part('briefing'),
  }),

  screen({
    path: '/learn',
    title: words.learn,
    load: part('learn'),
  }),

  screen({
    path: '/settings',
    title: words.settings,
    search: ({ section }) => ({ section: settingsSection(section) }),
    load: part('settings'),
  }),

  // Without the wallet: what is checked can be read before anything is.
  screen({
    path: '/rules',
    title: words.rules,
    search: ({ rule }) => ({ rule: typeof rule === 'string' ? rule : '' }),
    load: part('rules'),
  }),
];
