import type { SigningRequest } from '@readback/core/model/request.ts';
import { signingMethods } from '@readback/core/request/methods.ts';
import { type WalletCall, walletCall } from '@readback/core/request/walletCall.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address, Hex } from 'viem';
import type { Connector } from 'wagmi';
import { asking, slowAfter, within } from './deadline.ts';
import { WalletError, walletError } from './problem.ts';
import { accountsOf, chainIdOf, isProvider, type Provider } from './provider.ts';
import { walletStore } from './store.ts';

/**
 * `signature` of a message or typed data, `hash` of a transaction, `id` of a batch (EIP-5792), as the wallet gave
 * them and of the right shape; whether they are what was asked for is hearback's to say. `proposed`: a Safe took it, its
 * owners have to confirm it, and the hash is that of the proposal, by which no transaction is found. `failed`: `asked` tells
 * whether the wallet was asked at all, and `code` is the wallet's own.
 */
export type Submitted =
  | Readonly<{ kind: 'signature'; signature: Hex }>
  | Readonly<{ kind: 'hash'; hash: Hex }>
  | Readonly<{ kind: 'id'; id: string }>
  | Readonly<{ kind: 'proposed'; safeTxHash: Hex }>
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
}: {
  request: SigningRequest;
  account: Address;
  connector: Connector;
}): Promise<Submitted> {
  if (open) return refused(new AlreadyAskedError());
  open = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const call = walletCall(request, account);
    const provider = await providerOf(connector);
    await mustStillBe(provider, account, chainOf(request));
    walletStore.set({ asked: { slow: false }, problem: undefined });
    timer = setTimeout(() => walletStore.set({ asked: { slow: true } }), slowAfter);
    return answerOf(call, await ask(provider, call), connector.type === 'safe');
  } catch (thrown) {
    const error = thrown instanceof ReadbackError ? thrown : walletError(thrown);
    if (!(error instanceof WalletError)) return refused(error);
    walletStore.set({ problem: error });
    return { kind: 'failed', asked: true, error, ...(error.code === undefined ? {} : { code: error.code }) };
  } finally {
    clearTimeout(timer);
    walletStore.set({ asked: undefined });
    open = false;
  }
}

/** Whether a request is with a wallet, unanswered. */
let open = false;

function refused(error: ReadbackError): Submitted {
  return { kind: 'failed', asked: false, error };
}

async function providerOf(connector: Connector): Promise<Provider> {
  const provider: unknown = await connector.getProvider().catch(() => undefined);
  if (!isProvider(provider)) throw new NotAskedError('The wallet is gone. Connect it again, then sign.');
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
    throw new NotAskedError(
      'The wallet does not answer. Open it, unlock it if it is locked, then sign again.',
    );
  }
  const { all, on } = read(answers.value);
  // The wallet's own choice is the first; another of those it grants signs only if the user chose it here.
  const now = walletStore.get().chosen === account && all?.includes(account) ? account : all?.[0];
  if (now === undefined) {
    throw new NotAskedError('The wallet gives no account: it may be locked. Unlock it, then sign again.');
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

async function ask(provider: Provider, { method, params }: WalletCall): Promise<unknown> {
  try {
    return await asking(() => provider.request({ method, params }));
  } catch (thrown) {
    throw walletError(thrown);
  }
}

function answerOf({ method }: WalletCall, answer: unknown, safe: boolean): Submitted {
  if (safe && typeof answer === 'object' && answer !== null && 'safeTxHash' in answer) {
    const { safeTxHash } = answer;
    if (isHex(safeTxHash, 32, 32)) return { kind: 'proposed', safeTxHash };
    throw nonsense('the hash of a proposal', answer);
  }
  if (method === signingMethods.transaction) {
    if (isHex(answer, 32, 32)) return { kind: 'hash', hash: answer };
    throw nonsense('a transaction hash', answer);
  }
  if (method === signingMethods.calls) {
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer;
    if (typeof id === 'string' && id !== '' && id.length <= 8_194) return { kind: 'id', id };
    throw nonsense('an id of the batch', answer);
  }
  // 64 bytes are the short form (ERC-2098); contract accounts give more (ERC-1271, ERC-6492).
  if (isHex(answer, 64, 32_768)) return { kind: 'signature', signature: answer };
  throw nonsense('a signature', answer);
}

function isHex(it: unknown, least: number, most: number): it is Hex {
  if (typeof it !== 'string' || it.length < 2 + 2 * least || it.length > 2 + 2 * most) return false;
  return it.length % 2 === 0 && /^0x[0-9a-f]+$/i.test(it);
}

function nonsense(expected: string, answer: unknown): WalletError {
  const seen =
    typeof answer === 'string' ? `${answer.length} characters: ${answer.slice(0, 80)}` : typeof answer;
  return new WalletError(
    'other',
    `The wallet answered with something that is not ${expected}. It may have signed all the same: look into the wallet before you try again.`,
    { details: seen },
  );
}

/** The wallet was not asked, and nothing was signed. */
export class NotAskedError extends ReadbackError {
  override name = 'NotAskedError';
}

/** The wallet now offers another account than the one on the page. */
export class AccountChangedError extends NotAskedError {
  override name = 'AccountChangedError';
  constructor(shown: Address, now: Address) {
    super(
      'The account in the wallet has changed. Nothing was asked of it. Change it back, or read again for the new one.',
      {
        details: `shown ${shown}, wallet ${now}`,
      },
    );
  }
}

/** The wallet is on another chain than the request is for. */
export class ChainChangedError extends NotAskedError {
  override name = 'ChainChangedError';
  constructor(wanted: number, now: number | undefined) {
    super(
      'The wallet is on another network than this request. Nothing was asked of it. Switch the network, then sign.',
      {
        details: `request ${wanted}, wallet ${now ?? 'did not say'}`,
      },
    );
  }
}

/** A request is with the wallet already. */
export class AlreadyAskedError extends NotAskedError {
  override name = 'AlreadyAskedError';
  constructor() {
    super(
      'Your wallet still has a request open. Answer it there first: Readback never sends a request twice.',
    );
  }
}
