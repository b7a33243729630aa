/** Screens that take something from the address, each fetched when it is first opened. */
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ActivityScreen } from '../activity/ActivityScreen.tsx';
import { EntryScreen } from '../activity/EntryScreen.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { WithWallet } from './WithWallet.tsx';

const ReviewScreen = lazy(async () => ({
  default: (await import('../review/ReviewScreen.tsx')).ReviewScreen,
}));
const CheckScreen = lazy(async () => ({
  default: (await import('../review/CheckScreen.tsx')).CheckScreen,
}));
const ComposeScreen = lazy(async () => ({
  default: (await import('../compose/ComposeScreen.tsx')).ComposeScreen,
}));
const ContractsScreen = lazy(async () => ({
  default: (await import('../contracts/ContractsScreen.tsx')).ContractsScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
}));

const review = getRouteApi('/review/$id');
const VerifyScreen = lazy(async () => ({
  default: (await import('../verify/VerifyScreen.tsx')).VerifyScreen,
}));

const check = getRouteApi('/check');
const compose = getRouteApi('/compose');
const contracts = getRouteApi('/contracts');
const activityList = getRouteApi('/activity');
const entry = getRouteApi('/activity/$id');
const settings = getRouteApi('/settings');

export function ReviewRoute() {
  const { id } = review.useParams();
  return (
    <WithWallet fallback={<ScreenLoading />}>
      <ReviewScreen key={id} id={id} />
    </WithWallet>
  );
}

/** Without the wallet: what a link holds is only checked. */
export function CheckRoute() {
  const { r } = check.useSearch();
  return (
    <Suspense fallback={<ScreenLoading />}>
      <CheckScreen key={r} held={r} />
    </Suspense>
  );
}

export function ComposeRoute() {
  const { kind } = compose.useSearch();
  const navigate = useNavigate();
  return (
    <WithWallet fallback={<ScreenLoading />}>
      <ComposeScreen
        kind={kind}
        onKind={(next) => void navigate({ to: '/compose', search: { kind: next }, replace: true })}
      />
    </WithWallet>
  );
}

export function ContractsRoute() {
  const search = contracts.useSearch();
  const navigate = useNavigate();
  return (
    <WithWallet fallback={<ScreenLoading />}>
      <ContractsScreen
        search={search}
        onSearch={(next) => void navigate({ to: '/contracts', search: next, resetScroll: false })}
      />
    </WithWallet>
  );
}

export function ActivityRoute() {
  const filter = activityList.useSearch();
  const navigate = useNavigate();
  return (
    <ActivityScreen
      filter={filter}
      onFilter={(next) => void navigate({ to: '/activity', search: next, replace: true })}
    />
  );
}

export function VerifyRoute() {
  return (
    <WithWallet fallback={<ScreenLoading />}>
      <VerifyScreen />
    </WithWallet>
  );
}

export function EntryRoute() {
  const { id } = entry.useParams();
  return <EntryScreen id={id} />;
}

export function SettingsRoute() {
  const { section } = settings.useSearch();
  const navigate = useNavigate();
  return (
    <WithWallet fallback={<ScreenLoading />}>
      <SettingsScreen
        section={section}
        onSection={(next) => void navigate({ to: '/settings', search: { section: next }, replace: true })}
      />
    </WithWallet>
  );
}
