/** The screens of accounts with the cache alone: they wait for no wallet. They are opened when it was restored. */
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../data/rows/queryClient.ts';
import type { ScreenProps } from '../router/shown.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { useConnected } from './useConnected.ts';

export function AccountsRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <AccountsScreen />
    </QueryClientProvider>
  );
}

export function AccountRoute({ params: { address } }: ScreenProps<'/accounts/$address'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <AccountScreen key={address.toLowerCase()} named={address} />
    </QueryClientProvider>
  );
}

/** What the account of the wallet has allowed; without one, the accounts to choose from. */
export function ApprovalsRoute() {
  const account = useConnected();
  return (
    <QueryClientProvider client={queryClient}>
      {account === undefined ? (
        <AccountsScreen ofApprovals />
      ) : (
        <AccountScreen key={account.toLowerCase()} named={account} />
      )}
    </QueryClientProvider>
  );
}
