/** Every screen: its address, the window's title, what of the address it takes, and where its code is. */
import * as words from '@readback/phrases/words/web/app.ts';
import { activityFilter } from '../activity/activityFilter.ts';
import { activity } from '../data/activity.ts';
import { navigate } from '../router/here.ts';
import { screen } from '../router/shown.ts';
import { StartScreen } from '../start/StartScreen.tsx';
import { composeKind } from './composeKind.ts';
import { contractsSearch } from './contractsSearch.ts';
import { ScreenLoading } from './ScreenLoading.tsx';
import { settingsSection } from './settingsSection.ts';
import { WithWallet } from './WithWallet.tsx';

const nothing = () => ({});

export const screens = [
  screen({ path: '/', title: words.homeTitle, search: nothing, load: () => StartScreen }),

  // Without the wallet too: only what signs waits for it.
  screen({
    path: '/review/$id',
    title: words.review,
    search: nothing,
    needs: () => activity.ready,
    load: async () => {
      const { ReviewScreen } = await import('../review/ReviewScreen.tsx');
      return ({ params: { id } }) => <ReviewScreen key={id} id={id} />;
    },
  }),

  screen({
    path: '/waiting',
    title: words.waiting,
    search: nothing,
    needs: () => activity.ready,
    load: async () => (await import('../waiting/WaitingScreen.tsx')).WaitingScreen,
  }),

  // Without the wallet: what a link holds is only checked.
  screen({
    path: '/check',
    title: words.check,
    search: ({ r }) => ({ r: typeof r === 'string' ? r : '' }),
    load: async () => {
      const { CheckScreen } = await import('../review/CheckScreen.tsx');
      return ({ search: { r = '' } }) => <CheckScreen key={r} held={r} />;
    },
  }),

  screen({
    path: '/compose',
    title: words.compose,
    search: ({ kind }) => ({ kind: composeKind(kind) }),
    // Calls of contracts had a form here once: kept addresses lead to the screen that took its place.
    instead: ({ kind }) => (kind === 'contract' ? { to: '/contracts' } : undefined),
    load: async () => {
      const { ComposeScreen } = await import('../compose/ComposeScreen.tsx');
      return ({ search: { kind } }) => (
        <WithWallet fallback={<ScreenLoading />}>
          <ComposeScreen
            kind={composeKind(kind)}
            onKind={(next) => navigate({ to: '/compose', search: { kind: next }, replace: true })}
          />
        </WithWallet>
      );
    },
  }),

  screen({
    path: '/verify',
    title: words.verifyTitle,
    search: nothing,
    load: async () => {
      const { VerifyScreen } = await import('../verify/VerifyScreen.tsx');
      return () => (
        <WithWallet fallback={<ScreenLoading />}>
          <VerifyScreen />
        </WithWallet>
      );
    },
  }),

  screen({
    path: '/contracts',
    title: words.contracts,
    search: contractsSearch,
    load: async () => {
      const { ContractsScreen } = await import('../contracts/ContractsScreen.tsx');
      return ({ search }) => (
        <WithWallet fallback={<ScreenLoading />}>
          <ContractsScreen
            search={search}
            onSearch={(next) => navigate({ to: '/contracts', search: next, resetScroll: false })}
          />
        </WithWallet>
      );
    },
  }),

  screen({
    path: '/activity',
    title: words.activity,
    search: activityFilter,
    needs: () => activity.begun,
    load: async () => {
      const { ActivityScreen } = await import('../activity/ActivityScreen.tsx');
      return ({ search }) => (
        <ActivityScreen
          filter={search}
          onFilter={(next) => navigate({ to: '/activity', search: next, replace: true })}
        />
      );
    },
  }),

  screen({
    path: '/activity/$id',
    title: words.activity,
    search: nothing,
    needs: () => activity.ready,
    load: async () => {
      const { EntryScreen } = await import('../activity/EntryScreen.tsx');
      return ({ params: { id } }) => <EntryScreen id={id} />;
    },
  }),

  // Without the wallet: what was read earlier shows before any wallet or node has answered.
  screen({
    path: '/accounts',
    title: words.accounts,
    search: nothing,
    needs: keptHere,
    load: async () => (await import('../accounts/AccountRoutes.tsx')).AccountsRoute,
  }),

  screen({
    path: '/accounts/$address',
    title: words.account,
    search: nothing,
    needs: keptHere,
    load: async () => (await import('../accounts/AccountRoutes.tsx')).AccountRoute,
  }),

  screen({
    path: '/school',
    title: words.school,
    search: ({ subject }) => (typeof subject === 'string' ? { subject } : {}),
    load: async () => {
      const { SchoolScreen } = await import('../school/SchoolScreen.tsx');
      return ({ search: { subject } }) => (
        <SchoolScreen
          subject={subject}
          onSubject={(next) => navigate({ to: '/school', search: { subject: next }, replace: true })}
        />
      );
    },
  }),

  screen({
    path: '/school/$id',
    title: words.school,
    search: nothing,
    load: async () => {
      const { BriefingScreen } = await import('../school/BriefingScreen.tsx');
      return ({ params: { id } }) => <BriefingScreen key={id} id={id} />;
    },
  }),

  screen({
    path: '/settings',
    title: words.settings,
    search: ({ section }) => ({ section: settingsSection(section) }),
    load: async () => {
      const { SettingsScreen } = await import('../settings/SettingsScreen.tsx');
      return ({ search: { section } }) => (
        <WithWallet fallback={<ScreenLoading />}>
          <SettingsScreen
            section={section}
            onSection={(next) => navigate({ to: '/settings', search: { section: next }, replace: true })}
          />
        </WithWallet>
      );
    },
  }),

  // Without the wallet: what is checked can be read before anything is.
  screen({
    path: '/rules',
    title: words.rules,
    search: ({ rule }) => ({ rule: typeof rule === 'string' ? rule : '' }),
    load: async () => {
      const { RulesScreen } = await import('../rules/RulesScreen.tsx');
      return ({ search: { rule } }) => <RulesScreen key={rule} named={rule} />;
    },
  }),
];

/** What is kept here, in memory: the user's own book, and what was fetched in the last day. */
async function keptHere(): Promise<void> {
  const [{ book }, { restored }] = await Promise.all([
    import('../data/book.ts'),
    import('../data/queryClient.ts'),
  ]);
  await Promise.all([book.ready, restored]);
}
