import { type Allowances, pairKey, pairsOf, readAllowances } from '@readback/core/balances/allowances.ts';
import { type ApprovalEvents, readApprovalEvents } from '@readback/core/balances/approvalEvents.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserWorld } from '../../data/world/world.ts';
import { spendersHere, tokensHere } from '../../data/held/knownHere.ts';
import { eventsKey } from '../../data/held/eventsKey.ts';
import { NotRead } from '../../data/base/notRead.ts';
import type { HoldingsOf } from '../../data/held/holdingsKey.ts';

/** What was inspected for allowances, so that the page can say how far the answer goes. */
export type AllowancesSeen = Omit<Allowances, 'unread'> &
  Readonly<{
    tokens: number;
    spenders: number;
    unknownTokens: number;
    /** Absent in what an earlier release kept. */
    unread?: Allowances['unread'];
  }>;

/** Which permissions an account gave on one network: of known tokens, to known spenders and those that events named. */
export function useAllowances(of: HoldingsOf) {
  return useQuery({
    queryKey: allowancesKey(of),
    queryFn: ({ signal, client }) => look(of, { signal, client }),
  });
}

/** What was found when it was inspected last. Asks nobody. */
export function useAllowancesBefore(of: HoldingsOf) {
  return useQuery<AllowancesSeen>({ queryKey: allowancesKey(of), enabled: false });
}

/** The events that were searched so far. */
export function useApprovalEvents(of: HoldingsOf) {
  return useQuery<ApprovalEvents>({ queryKey: eventsKey(of), enabled: false });
}

/** Looks through earlier events than those searched so far, then at what they lead to. Once, when pressed. */
export function useLookFurther(of: HoldingsOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const before = client.getQueryData<ApprovalEvents>(eventsKey(of));
      const { signal } = new AbortController();
      const { chainId, account: owner } = of;
      const ask = { chainId, owner, ...(before ? { before: before.from } : {}) };
      const found = await readApprovalEvents(browserWorld(), ask, signal);
      if (found.s !== 'known') throw new NotRead(found);
      client.setQueryData<ApprovalEvents>(eventsKey(of), joined(found.v, before));
      await client.refetchQueries({ queryKey: allowancesKey(of) });
    },
  });
}

export function allowancesKey({ chainId, account }: HoldingsOf) {
  return ['allowances', chainId, account.toLowerCase()] as const;
}

async function look(
  { chainId, account }: HoldingsOf,
  { signal, client }: { signal: AbortSignal; client: QueryClient },
): Promise<AllowancesSeen> {
  const [tokens, spenders] = await Promise.all([tokensHere(chainId), spendersHere(chainId)]);
  const events = client.getQueryData<ApprovalEvents>(eventsKey({ chainId, account }));
  const known = new Set(tokens.map((it) => it.address.toLowerCase()));
  const named = events?.pairs ?? [];
  const ofKnown = named.filter((it) => known.has(it.token.toLowerCase()));
  const pairs = pairsOf(tokens, spenders, ofKnown);
  const found = await readAllowances(browserWorld(), { chainId, owner: account, pairs }, signal);
  if (found.s !== 'known') throw new NotRead(found);
  const others = named.filter((it) => !known.has(it.token.toLowerCase()));
  return {
    ...found.v,
    tokens: tokens.length,
    spenders: new Set(pairs.map((it) => it.spender.toLowerCase())).size,
    unknownTokens: new Set(others.map((it) => it.token.toLowerCase())).size,
  };
}

/** Two looks as one: `earlier` ends where `later` begins. */
function joined(earlier: ApprovalEvents, later: ApprovalEvents | undefined): ApprovalEvents {
  if (!later) return earlier;
  const pairs = new Map([...later.pairs, ...earlier.pairs].map((it) => [pairKey(it), it]));
  return {
    from: earlier.from,
    to: later.to,
    pairs: [...pairs.values()],
    more: later.more || earlier.more,
  };
}
