import type { TokenSpender } from '@readback/core/balances/allowances.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { Address } from 'viem';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isSame } from '../../names/accountKinds.ts';

/**
 * The last request from here after which a permission stood, as its simulation showed: the wallet was asked for it.
 * Undefined where the last one took it back, or where there is none; a permission given elsewhere is not known here.
 */
export function givenBy(
  entries: readonly ActivityEntry[],
  { chainId, account }: Readonly<{ chainId: number; account: Address }>,
  { kind, token, spender }: TokenSpender,
): Pick<ActivityEntry, 'id' | 'openedAt'> | undefined {
  if (kind === 'permit2') return undefined;
  const what = kind === 'operator' ? 'operator' : 'allowance';
  const said = entries
    .filter(({ state, imported, flight }) => went.has(state) && !imported && flight === undefined)
    .flatMap(({ id, openedAt, incoming, readback }) => {
      if (!readback || chainOf(incoming.request.body) !== chainId) return [];
      const line = valueOf(readback.effects)?.lines.findLast(
        (it) =>
          it.what === what &&
          isSame(it.who, account) &&
          isSame(it.counterparty, spender) &&
          it.asset !== undefined &&
          it.asset.kind !== 'native' &&
          isSame(it.asset.address, token),
      );
      const after = line && valueOf(line.after);
      const stood = after === true || (typeof after === 'bigint' && after > 0n);
      return after === undefined ? [] : [{ id, openedAt, stood }];
    });
  const last = said.toSorted((one, other) => other.openedAt - one.openedAt)[0];
  return last?.stood ? { id: last.id, openedAt: last.openedAt } : undefined;
}

/** A wallet may have signed it. */
const went: ReadonlySet<ActivityEntry['state']> = new Set(['asked', 'signed', 'sent']);
