/** The code of every screen but Start and Review: where each is, and how it is drawn from its address. */
import type { ComponentType } from 'react';
import { navigate } from '../router/here.ts';
import type { ScreenProps } from '../router/shown.ts';
import { composeKind } from '../router/composeKind.ts';
import { ScreenLoading } from './ScreenLoading.tsx';
import { WithWallet } from '../connect/WithWallet.tsx';

export async function waiting(): Promise<ComponentType<ScreenProps<'/waiting'>>> {
  return (await import('../waiting/WaitingScreen.tsx')).WaitingScreen;
}

export async function connections(): Promise<ComponentType<ScreenProps<'/connections'>>> {
  return (await import('../waiting/ConnectionsScreen.tsx')).ConnectionsScreen;
}

export async function learn(): Promise<ComponentType<ScreenProps<'/learn'>>> {
  return (await import('../rules/LearnScreen.tsx')).LearnScreen;
}

export async function check(): Promise<ComponentType<ScreenProps<'/check'>>> {
  const { CheckScreen } = await import('../review/CheckScreen.tsx');
  return ({ search: { r = '' } }) => <CheckScreen key={r} held={r} />;
}

export async function compose(): Promise<ComponentType<ScreenProps<'/compose'>>> {
  const { ComposeScreen } = await import('../compose/ComposeScreen.tsx');
  return ({ search: { kind } }) => (
    <WithWallet fallback={<ScreenLoading />}>
      <ComposeScreen
        kind={composeKind(kind)}
        onKind={(next) => navigate({ to: '/compose', search: { kind: next }, replace: true })}
      />
    </WithWallet>
  );
}

export async function verify(): Promise<ComponentType<ScreenProps<'/verify'>>> {
  const { VerifyScreen } = await import('../verify/VerifyScreen.tsx');
  return () => (
    <WithWallet fallback={<ScreenLoading />}>
      <VerifyScreen />
    </WithWallet>
  );
}

export async function contracts(): Promise<ComponentType<ScreenProps<'/contracts'>>> {
  const { ContractsScreen } = await import('../contracts/ContractsScreen.tsx');
  return ({ search }) => (
    <WithWallet fallback={<ScreenLoading />}>
      <ContractsScreen
        search={search}
        onSearch={(next) => navigate({ to: '/contracts', search: next, resetScroll: false })}
      />
    </WithWallet>
  );
}

export async function dapp(): Promise<ComponentType<ScreenProps<'/dapp'>>> {
  const { DappScreen } = await import('../dapp/DappScreen.tsx');
  return ({ search: { url = '' } }) => (
    <WithWallet fallback={<ScreenLoading />}>
      <DappScreen key={url} linked={url} />
    </WithWallet>
  );
}

export async function activityList(): Promise<ComponentType<ScreenProps<'/activity'>>> {
  const { ActivityScreen } = await import('../activity/ActivityScreen.tsx');
  return ({ search }) => (
    <ActivityScreen
      filter={search}
      onFilter={(next) => navigate({ to: '/activity', search: next, replace: true })}
    />
  );
}

export async function activityEntry(): Promise<ComponentType<ScreenProps<'/activity/$id'>>> {
  const { EntryScreen } = await import('../activity/EntryScreen.tsx');
  return ({ params: { id } }) => <EntryScreen id={id} />;
}

export async function accounts(): Promise<ComponentType<ScreenProps<'/accounts'>>> {
  return (await accountRoutes()).AccountsRoute;
}

export async function approvals(): Promise<ComponentType<ScreenProps<'/approvals'>>> {
  return (await accountRoutes()).ApprovalsRoute;
}

export async function account(): Promise<ComponentType<ScreenProps<'/accounts/$address'>>> {
  return (await accountRoutes()).AccountRoute;
}

export async function desk(): Promise<ComponentType<ScreenProps<'/safe/$safe'>>> {
  const [{ DeskRoute }, { activity }] = await Promise.all([
    import('../desk/DeskRoute.tsx'),
    import('../data/activity/activity.ts'),
    accountRoutes(),
  ]);
  await activity.ready;
  return DeskRoute;
}

export async function school(): Promise<ComponentType<ScreenProps<'/school'>>> {
  const { SchoolScreen } = await import('../school/SchoolScreen.tsx');
  return ({ search: { subject } }) => (
    <SchoolScreen
      subject={subject}
      onSubject={(next) => navigate({ to: '/school', search: { subject: next }, replace: true })}
    />
  );
}

export async function briefing(): Promise<ComponentType<ScreenProps<'/school/$id'>>> {
  const { BriefingScreen } = await import('../school/BriefingScreen.tsx');
  return ({ params: { id } }) => <BriefingScreen key={id} id={id} />;
}

export async function settings(): Promise<ComponentType<ScreenProps<'/settings'>>> {
  const { SettingsScreen } = await import('../settings/SettingsScreen.tsx');
  return ({ search: { section } }) => (
    <WithWallet fallback={<ScreenLoading />}>
      <SettingsScreen
        section={section}
        onSection={(next) => navigate({ to: '/settings', search: { section: next }, replace: true })}
      />
    </WithWallet>
  );
}

export async function rules(): Promise<ComponentType<ScreenProps<'/rules'>>> {
  const { RulesScreen } = await import('../rules/RulesScreen.tsx');
  return ({ search: { rule } }) => <RulesScreen key={rule} named={rule} />;
}

/** The screens of accounts, once what is kept here is in memory: the user's own book, and what was fetched in the last day. */
async function accountRoutes(): Promise<typeof import('../accounts/AccountRoutes.tsx')> {
  const [routes, { book }, { restored }] = await Promise.all([
    import('../accounts/AccountRoutes.tsx'),
    import('../data/own/book.ts'),
    import('../data/rows/queryClient.ts'),
  ]);
  await Promise.all([book.ready, restored]);
  return routes;
}
