import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/submit.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { SigningRequest } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { type WalletCall, walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address, Hex } from 'viem';
import type { Connector } from 'wagmi';
import type { RawAnswer } from '../data/activity/activityEntry.ts';
import { type ClearAnswer, clearAnswer } from './clearAnswer.ts';
import { asking, slowAfter, within } from './base/deadline.ts';
import { WalletError, walletError } from './base/problem.ts';
import { accountsOf, chainIdOf, isProvider, type Provider } from './base/provider.ts';
import { rawAnswer } from './rawAnswer.ts';
import { walletStore } from './base/store.ts';

/**
 * `signature` of a message or typed data, `hash` of a transaction, `id` of a batch (EIP-5792), as the wallet gave
 * them and of the right shape, `odd` where they were found in something else; whether they are what was asked for is
 * hearback's to say. `proposed`: a Safe took it, its owners must confirm it, and the hash is that of the proposal, by
 * which no transaction is found. `failed`: `asked` tells whether the wallet was asked at all, and `code` is the wallet's own.
 */
export type Submitted =
  | Readonly<{ kind: 'signature'; signature: Hex; odd?: true }>
  | Readonly<{ kind: 'hash'; hash: Hex; odd?: true }>
  | Readonly<{ kind: 'id'; id: string; odd?: true }>
  | Readonly<{ kind: 'proposed'; safeTxHash: Hex; odd?: true }>
  | Readonly<{ kind: 'failed'; asked: boolean; code?: number; error: ReadbackError }>;

/**
 * Hands a frozen request to the wallet: once, with the method and parameters of `walletCall`, nothing re-serialised.
 * This is the only place from which a wallet is asked to sign.
 *
 * Just before, the wallet is asked for its account, and for its chain if the request is for one; if either is not
 * what the page shows, it is not asked to sign. The promise settles when the wallet answers, however long that
 * takes, and nothing is sent again meanwhile: a second request waits for the first to be answered. Never rejects.
 */
export async function submit({
  request,
  account,
  connector,
  before,
  onAnswer,
}: {
  request: SigningRequest;
  account: Address;
  connector: Connector;
  /** Waited for just before the wallet is asked to sign. Where it rejects, the wallet is not asked. */
  before?: () => Promise<void>;
  /** Told at once what the wallet returned or threw, before it is judged. */
  onAnswer?: (raw: RawAnswer) => void;
}): Promise<Submitted> {
  if (open) return refused(new AlreadyAskedError());
  const mine = {};
  open = mine;
  let handed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const call = walletCall(request, account);
    const provider = await providerOf(connector);
    await mustStillBe(provider, account, chainOf(request));
    await before?.();
    walletStore.set({ asked: { slow: false }, problem: undefined });
    timer = setTimeout(() => {
      if (open === mine) walletStore.set({ asked: { slow: true } });
    }, slowAfter);
    handed = true;
    const { raw, error } = await ask(provider, call);
    onAnswer?.(raw);
    const answer = error ? failed(error) : answerOf(call.method, raw, connector.type === 'safe');
    if (answer.kind === 'failed' && answer.error instanceof WalletError) {
      walletStore.set({ problem: answer.error });
    }
    return answer;
  } catch (thrown) {
    const error = thrown instanceof ReadbackError ? thrown : walletError(thrown);
    return { kind: 'failed', asked: handed, error };
  } finally {
    clearTimeout(timer);
    if (open === mine) letGo();
  }
}

/** Represents the request that is with a wallet, unanswered, and that the next one waits for. */
let open: object | undefined;

/**
 * The next request no longer waits for the one that is with the wallet, since the user says that the wallet shows
 * nothing. An answer that comes all the same is still taken.
 */
export function letGo(): void {
  open = undefined;
  walletStore.set({ asked: undefined });
}

function refused(error: ReadbackError): Submitted {
  return { kind: 'failed', asked: false, error };
}

async function providerOf(connector: Connector): Promise<Provider> {
  const provider: unknown = await connector.getProvider().catch(() => undefined);
  if (!isProvider(provider)) throw new NotAskedError(words.noLongerConnected);
  return provider;
}

/** The chain on which the wallet must be; a signature that stays on paper needs none. */
function chainOf({ body }: SigningRequest): number | undefined {
  return body.kind === 'transaction' || body.kind === 'calls' ? body.chainId : undefined;
}

/** Both questions at once: the press that led here must still count when the wallet is asked to sign. */
async function mustStillBe(provider: Provider, account: Address, chainId: number | undefined): Promise<void> {
  const question = (method: string) => asking(() => provider.request({ method }));
  const both = Promise.all([question('eth_accounts'), question('eth_chainId')]).catch(() => undefined);
  const answers = await within(both, slowAfter);
  if (answers.late || !answers.value) {
    throw new NotAskedError(words.noAnswer);
  }
  const { all, on } = read(answers.value);
  // The wallet's own choice is the first; another of those it grants signs only if the user chose it here.
  const now = walletStore.get().chosen === account && all?.includes(account) ? account : all?.[0];
  if (now === undefined) {
    throw new NotAskedError(words.noAccount);
  }
  if (now !== checksummed(account)) throw new AccountChangedError(account, now);
  if (chainId !== undefined && on !== chainId) throw new ChainChangedError(chainId, on);
}

/** The accounts and the chain in two answers; neither where looking at them fails, as at an object that is a trap. */
function read([accounts, chain]: readonly [unknown, unknown]): Readonly<{
  all?: readonly Address[] | undefined;
  on?: number | undefined;
}> {
  try {
    return { all: accountsOf(accounts), on: chainIdOf(chain) };
  } catch {
    return {};
  }
}

async function ask(
  provider: Provider,
  { method, params }: WalletCall,
): Promise<{ raw: RawAnswer; error?: WalletError }> {
  return asking(() => provider.request({ method, params })).then(
    (answer) => ({ raw: rawAnswer('returned', answer) }),
    (thrown: unknown) => ({ raw: rawAnswer('threw', thrown), error: walletError(thrown) }),
  );
}

/**
 * What an answer is to the request it answers: judged by what was kept of it, and by nothing else, so that it can be
 * judged again later.
 */
export function answerOf(method: string, raw: RawAnswer, safe: boolean): Submitted {
  if (raw.how === 'threw') return failed(walletError(thrownIn(raw)));
  const proposal = safe ? clearAnswer(raw, 'proposal') : undefined;
  if (proposal) return { kind: 'proposed', safeTxHash: proposal.value as Hex, ...oddly(proposal) };
  const wanted = wantedBy(method);
  const clear = clearAnswer(raw, wanted);
  if (!clear) return failed(nonsense(wanted, raw));
  const odd = oddly(clear);
  if (wanted === 'id') return { kind: 'id', id: clear.value, ...odd };
  const hex = clear.value as Hex;
  return wanted === 'hash'
    ? { kind: 'hash', hash: hex, ...odd }
    : { kind: 'signature', signature: hex, ...odd };
}

function wantedBy(method: string): 'hash' | 'id' | 'signature' {
  if (method === signingMethods.transaction) return 'hash';
  return method === signingMethods.calls ? 'id' : 'signature';
}

function oddly({ odd }: ClearAnswer): { odd?: true } {
  return odd ? { odd: true } : {};
}

function failed(error: WalletError): Submitted {
  return { kind: 'failed', asked: true, error, ...(error.code === undefined ? {} : { code: error.code }) };
}

function thrownIn({ text, json }: RawAnswer): unknown {
  try {
    return json ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

function nonsense(wanted: keyof typeof words.odd, { text }: RawAnswer): WalletError {
  const details = fill(words.oddDetails, { count: text.length, start: text.slice(0, 80) });
  return new WalletError('other', words.odd[wanted], { details });
}

/** The wallet was not asked, and nothing was signed. */
export class NotAskedError extends WordedError {
  override name = 'NotAskedError';
}

/** The wallet now offers another account than the one on the page. */
export class AccountChangedError extends NotAskedError {
  override name = 'AccountChangedError';
  constructor(shown: Address, now: Address) {
    super(words.accountChanged, { details: fill(words.accountDetails, { shown, now }) });
  }
}

/** The wallet is on another chain than the request is for. */
export class ChainChangedError extends NotAskedError {
  override name = 'ChainChangedError';
  constructor(wanted: number, now: number | undefined) {
    const chains = { wanted: String(wanted), now: String(now) };
    super(words.chainChanged, {
      details: fill(now === undefined ? words.chainUnsaid : words.chainDetails, chains),
    });
  }
}

/** A request is with the wallet already. */
export class AlreadyAskedError extends NotAskedError {
  override name = 'AlreadyAskedError';
  constructor() {
    super(words.alreadyAsked);
  }
}
