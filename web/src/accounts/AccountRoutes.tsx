/** The screens of accounts with the cache alone: they wait for no wallet. Their routes wait until it was restored. */
import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryClient } from '../data/queryClient.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';

const account = getRouteApi('/accounts/$address');

export function AccountsRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <AccountsScreen />
    </QueryClientProvider>
  );
}

export function AccountRoute() {
  const { address } = account.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <AccountScreen key={address.toLowerCase()} named={address} />
    </QueryClientProvider>
  );
}
