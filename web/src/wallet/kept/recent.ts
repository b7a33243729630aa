/** The wallets that the user connected here lately, the newest first, as they called themselves. */
import * as v from 'valibot';
import { openSetting } from '../../data/base/setting.ts';
import { type Announced, announced, hasTwin, kindOf } from '../base/discover.ts';

const entry = v.object({
  kind: v.picklist(['injected', 'walletConnect', 'safe', 'practice']),
  rdns: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

export type Recent = v.InferOutput<typeof entry>;

/** How many are kept. */
const most = 4;

export const recentWallets = openSetting({
  name: 'recentWallets',
  schema: v.pipe(v.array(entry), v.maxLength(most)),
  standard: [],
});

export function used(wallet: Announced): void {
  const now: Recent = { kind: kindOf(wallet), rdns: wallet.rdns, name: wallet.peer?.() ?? wallet.name };
  recentWallets.set([now, ...recentWallets.get().filter((it) => !isSame(it, now))].slice(0, most));
}

export function forgetUsed(wallet: Announced): void {
  const { rdns } = wallet;
  recentWallets.set(recentWallets.get().filter((it) => !isSame(it, { kind: kindOf(wallet), rdns })));
}

/** The announced wallet that it was; undefined when it is not in this browser now, or when two claim to be it. */
export function nowOf({ kind, rdns }: Pick<Recent, 'kind' | 'rdns'>): Announced | undefined {
  const found = announced().find((it) => it.rdns === rdns && kindOf(it) === kind);
  return found && !hasTwin(found, announced()) ? found : undefined;
}

function isSame(one: Pick<Recent, 'kind' | 'rdns'>, other: Pick<Recent, 'kind' | 'rdns'>): boolean {
  return one.kind === other.kind && one.rdns === other.rdns;
}
