/** A request of an app, judged before anything of it is read: answered at once, or kept until someone decides on it. */
import * as words from '@readback/phrases/words/web/inbox/apps.ts';
import type { Address } from 'viem';
import { isRecord } from '../../data/base/shapes.ts';
import { chainIdOf } from '../../wallet/base/provider.ts';
import { invalidParams, methodNotFound } from '../waiting/replyTo.ts';
import type { Reply } from '../waiting/waiting.ts';
import { chainIn } from './grant.ts';
import { answered, reviewed } from './methods.ts';
import type { AppSession } from './state.ts';

/** What came over the session: everything of it is foreign. */
export type Asked = Readonly<{ chainId: unknown; request: unknown }>;

export type Around = Readonly<{
  /** How many of this session wait already. */
  waiting: number;
  /** The accounts that are connected here; undefined while that is being found out. */
  accounts: readonly Address[] | undefined;
}>;

/** Answered at once; or the JSON text of a call that waits. `moved`: the network that the app is told it is on now. */
export type Taken =
  | Readonly<{ reply: Reply; moved?: number }>
  | Readonly<{ call: string; chainId: number; account: Address }>;

/** In characters of JSON. */
const longest = 2 ** 20;

/** Of one session. */
const mostWaiting = 100;

/** Not allowed by the user (EIP-1193). */
export const unauthorized = 4100;

const unknownNetwork = 4902;
const limitExceeded = -32_005;

export function takeAsked(
  { chainId: id, request }: Asked,
  { chains, account }: Pick<AppSession, 'chains' | 'account'>,
  { waiting, accounts }: Around,
): Taken {
  if (!isRecord(request)) return no(invalidParams, words.odd);
  const { method, params } = request;
  const chainId = chainIn(id);
  if (chainId === undefined || !chains.includes(chainId)) return no(invalidParams, words.network);
  if (account === undefined) return no(unauthorized, words.account);
  if (answered.has(method)) return answerTo(method, params, { chains, account, chainId });
  if (!reviewed.has(method)) return no(methodNotFound, words.method);
  if (accounts && !accounts.some((it) => it.toLowerCase() === account.toLowerCase())) {
    return no(unauthorized, words.account);
  }
  if (waiting >= mostWaiting) return no(limitExceeded, words.tooMany);
  const call = written({ method, params });
  if (call === undefined) return no(invalidParams, words.odd);
  if (call.length > longest) return no(invalidParams, words.tooLarge);
  return { call, chainId, account };
}

/** As JSON; undefined for what is nested too deep to be written. */
function written(it: object): string | undefined {
  try {
    return JSON.stringify(it, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each));
  } catch {
    return undefined;
  }
}

function answerTo(
  method: unknown,
  params: unknown,
  { chains, account, chainId }: Readonly<{ chains: readonly number[]; account: Address; chainId: number }>,
): Taken {
  if (method === 'eth_chainId') return { reply: { result: `0x${chainId.toString(16)}` } };
  if (method !== 'wallet_switchEthereumChain') return { reply: { result: [account] } };
  const [wanted] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  const next = isRecord(wanted) ? chainIdOf(wanted['chainId']) : undefined;
  if (next === undefined || !chains.includes(next)) return no(unknownNetwork, words.network);
  return { reply: { result: null }, moved: next };
}

function no(code: number, message: string): Taken {
  return { reply: { error: { code, message } } };
}
