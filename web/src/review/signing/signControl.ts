import { unreadName } from '../verdict/unreadName.ts';
/** What stands where the sign button would be. Everything that keeps a request from the wallet is decided here. */
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import type { Address } from 'viem';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { stillLooking } from './stillLooking.ts';

export type WalletView = Readonly<{
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  account?: Address | undefined;
  chainId?: number | undefined;
}>;

export type SignControl =
  | Readonly<{ kind: 'wait'; looking: readonly string[] }>
  | Readonly<{ kind: 'none'; why: Phrase }>
  | Readonly<{ kind: 'framed' }>
  /** The wallet that is connected does not sign requests of this kind; `says` is why. */
  | Readonly<{ kind: 'cannot'; says: string }>
  | Readonly<{ kind: 'connect'; now: 'disconnected' | 'connecting' | 'reconnecting' }>
  | Readonly<{ kind: 'switch'; chainId: number }>
  | Readonly<{ kind: 'otherAccount'; asked: Address; connected: Address }>
  /** The readback was made for another account than the one that would sign now, or too long ago. */
  | Readonly<{ kind: 'readAgain'; because: 'account' | 'age' }>
  /** Something material changed since it was read. */
  | Readonly<{ kind: 'changed' }>
  /** It came signed, and whoever waits for it wants it sent: by a mere press, or by a held one of that tone. */
  | Readonly<{ kind: 'broadcast'; tone?: 'stop' | 'unknown' }>
  | Readonly<{ kind: 'press'; account: Address }>
  | Readonly<{ kind: 'hold'; account: Address; label: string; tone: 'stop' | 'unknown' }>;

export type SignControlInput = Readonly<{
  readback: Readback | undefined;
  wallet: WalletView;
  /** The wallet's account when the shown readback was made. */
  readFor: Address | undefined;
  /** How long ago the shown readback was made or inspected again, in milliseconds. */
  age: number;
  /** Whether time alone may have changed what it says: something in it ended or began. */
  due?: boolean;
  /** Whether something material changed since. */
  changed?: boolean;
  /** Whether the device is said to show other digits than the fingerprint of this request. */
  mismatch?: boolean;
  framed: boolean;
  /** Whether the bytes of a transaction that came signed are here, and someone waits for them to be sent. */
  broadcasts?: boolean;
  /** Why the connected wallet cannot sign it at all. */
  cannot?: string | undefined;
}>;

/** For how long what was run on a block may represent what would happen now, in milliseconds. */
const lasts = 5 * 60_000;

/** Whether so much time has passed that what a request would do has to be inspected again. */
export function isTooOld({ stations }: Readback, age: number): boolean {
  return stations.simulate !== 'skipped' && (age > lasts || age < -lasts);
}

/** Decides in this order: is it read, is that what would happen still, may it be signed here at all, by whom, where, and with which press. */
export function signControl({
  readback,
  wallet,
  readFor,
  age,
  due,
  changed,
  mismatch,
  framed,
  broadcasts,
  cannot,
}: SignControlInput): SignControl {
  if (framed) return { kind: 'framed' };
  if (broadcasts && readback && isOfSigned(readback)) {
    if (changed) return { kind: 'changed' };
    if (due || isTooOld(readback, age)) return { kind: 'readAgain', because: 'age' };
    if (isCalm(readback) && !mismatch) return { kind: 'broadcast' };
    return { kind: 'broadcast', tone: readback.verdict === 'notFullyRead' ? 'unknown' : 'stop' };
  }
  if (readback?.control.kind === 'none') return { kind: 'none', why: readback.control.why };
  if (!readback || readback.control.kind === 'wait' || readback.verdict === 'pending') {
    return { kind: 'wait', looking: stillLooking(readback) };
  }
  if (changed) return { kind: 'changed' };
  if (wallet.status !== 'connected') return { kind: 'connect', now: wallet.status };
  const { account } = wallet;
  if (!account) return { kind: 'connect', now: 'disconnected' };
  const { body } = readback.incoming.request;
  const asked = askedAccount(body);
  if (asked && !same(asked, account)) return { kind: 'otherAccount', asked, connected: account };
  if (cannot !== undefined) return { kind: 'cannot', says: cannot };
  if (!asked && (!readFor || !same(readFor, account))) return { kind: 'readAgain', because: 'account' };
  const chainId = chainOf(body);
  if (chainId !== undefined && chainId !== wallet.chainId && needsChain(body.kind)) {
    return { kind: 'switch', chainId };
  }
  if (due || isTooOld(readback, age)) return { kind: 'readAgain', because: 'age' };
  // Whatever the control says: only what was read, is not a Stop, and is what the device shows is signed by a mere press.
  if (readback.control.kind === 'press' && isCalm(readback) && !mismatch) return { kind: 'press', account };
  return readback.verdict === 'notFullyRead'
    ? { kind: 'hold', account, label: words.hold[unreadName(readback)], tone: 'unknown' }
    : { kind: 'hold', account, label: words.hold.stop, tone: 'stop' };
}

function isCalm({ verdict }: Readback): boolean {
  return verdict === 'read' || verdict === 'caution';
}

/** Whether all was read of a transaction that came signed. */
function isOfSigned({ control, verdict }: Readback): boolean {
  return control.kind === 'none' && control.why.id === 'control.signed' && verdict !== 'pending';
}

/** Wallets refuse typed data for another chain than theirs, and would send a transaction on the wrong one. */
function needsChain(kind: Readback['incoming']['request']['body']['kind']): boolean {
  return kind !== 'message';
}

/** Whether it may still come to a signature here. */
export function maySignHere({ kind }: SignControl): boolean {
  return kind !== 'none' && kind !== 'cannot' && kind !== 'framed' && kind !== 'broadcast';
}

/**
 * Whether Reject stands out: in a Stop, in Not fully read, and where it is signed by a held press. What cannot be signed
 * here says nothing of the request: where that is calm, nothing tells its reader to reject it.
 */
export function rejectIsPrimary(control: SignControl, verdict: Verdict | undefined): boolean {
  if (verdict === 'stop' || verdict === 'notFullyRead' || control.kind === 'hold') return true;
  return control.kind === 'broadcast' && control.tone !== undefined;
}

function same(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
