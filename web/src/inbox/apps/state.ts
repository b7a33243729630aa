/** The apps that are connected over WalletConnect, and those that ask to be. Read by the page, written by `open.ts`. */
import * as v from 'valibot';
import type { Address } from 'viem';
import { changing } from '../../data/base/changing.ts';
import { openSetting } from '../../data/base/setting.ts';
import type { Grant } from './grant.ts';
import type { Said } from './said.ts';
import type { Verified } from './verified.ts';

/** `id` is the topic of the session, which nobody but the app and this page knows. */
export type AppSession = Readonly<{
  id: string;
  app: Said;
  account: Address | undefined;
  chains: readonly number[];
  expiresAt: number;
}>;

/** `expiresAt` in milliseconds since the epoch. */
export type AppProposal = Readonly<{
  id: number;
  app: Said;
  verified: Verified;
  grant: Grant;
  expiresAt: number;
}>;

/** `elsewhere`: another tab has the connection, since two that answer would get in each other's way. */
export type AppsState = Readonly<{
  status: 'off' | 'opening' | 'elsewhere' | 'open' | 'failed';
  sessions: readonly AppSession[];
  proposals: readonly AppProposal[];
}>;

export const apps = changing<AppsState>({ status: 'off', sessions: [], proposals: [] });

/** Whether an app is connected, so that the relay is to be asked for its requests when the page opens. */
export const appsKept = openSetting({
  name: 'walletConnectApps',
  schema: v.object({ kept: v.boolean() }),
  standard: { kept: false },
});
