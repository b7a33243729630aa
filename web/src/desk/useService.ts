import type { Unknown } from '@readback/core/model/known.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { readService, type ServiceQueue } from '@readback/core/safe/service/readService.ts';
import { useQuery } from '@tanstack/react-query';
import { NotRead } from '../data/base/notRead.ts';
import { useSetting } from '../data/base/setting.ts';
import { askSafeService, serviceAddress } from '../data/desk/safeService.ts';
import { isReachable } from '../data/sources/hosts.ts';
import { isOn, sourceChoices, urlOf } from '../data/sources/sources.ts';

/** What the service said of a Safe, or why it did not. `host` is who is asked. */
export type ServiceState = Readonly<
  { host: string; again: () => void; busy: boolean } & (
    | { is: 'off' | 'unserved' | 'unreachable' | 'asking' }
    | { is: 'failed'; why: Unknown }
    | { is: 'known'; queue: ServiceQueue }
  )
>;

/** Asks the service what waits for a Safe, where it is turned on. `here`: what this device has of it. */
export function useService(account: SafeAccount, here: readonly Proposal[]): ServiceState {
  const choices = useSetting(sourceChoices);
  const address = serviceAddress(account.chainId, choices);
  const on = isOn('safeService', choices);
  const reachable = address !== undefined && isReachable(address);
  const query = useQuery({
    queryKey: ['safeService', address, account.chainId, account.address.toLowerCase(), String(account.nonce)],
    queryFn: async ({ signal }): Promise<ServiceQueue> => {
      const ask = (path: string) => askSafeService({ chainId: account.chainId, path }, signal);
      const read = await readService(ask, account, here);
      if (read.s === 'known') return read.v;
      throw new NotRead(read.s === 'unknown' ? read : { s: 'unknown', why: 'timeout' });
    },
    enabled: on && reachable,
    meta: { persist: false },
  });
  const state = {
    host: new URL(address ?? urlOf('safeService', choices)).host,
    again: () => void query.refetch(),
    busy: query.isFetching,
  };
  if (!on) return { ...state, is: 'off' };
  if (address === undefined) return { ...state, is: 'unserved' };
  if (!reachable) return { ...state, is: 'unreachable' };
  if (query.error !== null) {
    const why =
      query.error instanceof NotRead ? query.error.unknown : ({ s: 'unknown', why: 'offline' } as const);
    return { ...state, is: 'failed', why };
  }
  return query.data === undefined ? { ...state, is: 'asking' } : { ...state, is: 'known', queue: query.data };
}
