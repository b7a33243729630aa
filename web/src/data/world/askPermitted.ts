import type { ApprovalEvents } from '@readback/core/balances/approvalEvents.ts';
import { type Known, known } from '@readback/core/model/known.ts';
import type { PermittedAsset, Questions } from '@readback/core/world/world.ts';
import { eventsKey } from '../held/eventsKey.ts';
import { tokensHere } from '../held/knownHere.ts';
import { queryClient } from '../rows/queryClient.ts';

/** So many of them are inspected. */
const most = 100;

/**
 * Of which assets a spender may have a permission, as far as this browser knows: those of the user's own lists and of Activity,
 * and those that events named when allowances were inspected. Nobody is asked.
 */
export async function askPermitted({
  chainId,
  account,
  spender,
}: Questions['permitted']['ask']): Promise<Known<readonly PermittedAsset[]>> {
  const tokens = await tokensHere(chainId);
  const events = queryClient.getQueryData<ApprovalEvents>(eventsKey({ chainId, account }));
  const named = (events?.pairs ?? []).filter((it) => it.spender.toLowerCase() === spender.toLowerCase());
  const all: readonly PermittedAsset[] = [
    ...named.map(
      ({ kind, token }): PermittedAsset => ({
        kind: kind === 'operator' ? 'collection' : 'token',
        address: token,
      }),
    ),
    ...tokens.map(({ kind, address }): PermittedAsset => ({ kind, address })),
  ];
  const each = new Map(all.map((it) => [`${it.kind} ${it.address.toLowerCase()}`, it]));
  return known([...each.values()].slice(0, most));
}
