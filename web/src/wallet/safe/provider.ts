/**
 * The Safe around this page, behind EIP-1193. What it is asked to send becomes a proposal to its owners: the answer
 * is `{ safeTxHash }`, never the hash of a transaction. Messages and typed data are signed by the owners.
 */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/safe.ts';
import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import { makeEvents } from '../base/events.ts';
import { field } from '../base/field.ts';
import { WalletError } from '../base/problem.ts';
import { accountsOf, chainIdOf, type Provider } from '../base/provider.ts';
import { askSafe } from './ask.ts';
import { type SafeInfo, safeInfoOf } from './info.ts';
import { safeMessageText, safeTypedData } from './keeps.ts';

export type SafeProvider = Required<Provider> & { info: () => SafeInfo };

/** Milliseconds that Safe has to say which account it shows. */
const patience = 2_000;

/** The account that Safe shows now. @throws {WalletError} when it does not say so in time, or not readably */
export async function safeNow(ask: typeof askSafe = askSafe): Promise<SafeInfo> {
  const info = safeInfoOf(await ask('getSafeInfo', undefined, { deadline: patience }));
  if (!info) throw new WalletError('other', words.oddAccount);
  return info;
}

export function safeProvider(first: SafeInfo, ask: typeof askSafe = askSafe): SafeProvider {
  const { on, removeListener, emit } = makeEvents();
  let info = first;

  /** Asked again each time: the account in Safe may have been changed meanwhile. */
  const now = async (): Promise<SafeInfo> => {
    const next = await safeNow(ask);
    const before = info;
    info = next;
    if (next.address !== before.address) emit('accountsChanged', [next.address]);
    if (next.chainId !== before.chainId) emit('chainChanged', hex(next.chainId));
    return next;
  };

  const mine = (account: unknown) => {
    if (accountsOf([account])?.[0] !== info.address) throw invalid(words.otherAccount);
  };

  const propose = async (calls: readonly unknown[], chain: unknown, from: unknown) => {
    mine(from);
    if (chainIdOf(chain) !== info.chainId) throw invalid(words.otherNetwork);
    return proposed(await ask('sendTransactions', { txs: calls.map(callOf) }));
  };

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: async () => [(await now()).address],
    eth_requestAccounts: async () => [(await now()).address],
    eth_chainId: async () => hex((await now()).chainId),
    [signingMethods.transaction]: ([tx]) => propose([tx], field(tx, 'chainId'), field(tx, 'from')),
    [signingMethods.calls]: ([batch]) => {
      const calls = field(batch, 'calls');
      if (!Array.isArray(calls) || calls.length === 0) throw invalid(words.emptyBatch);
      return propose(calls, field(batch, 'chainId'), field(batch, 'from'));
    },
    [signingMethods.message]: async ([bytes, account]) => {
      mine(account);
      const message = safeMessageText(bytes as `0x${string}`);
      if (message === undefined) throw invalid(words.textOnly);
      return signed(await ask('signMessage', { message }));
    },
    [signingMethods.typedData]: async ([account, json]) => {
      mine(account);
      const typedData = safeTypedData(String(json));
      if (typedData === undefined) throw invalid(words.inexact);
      return signed(await ask('signTypedMessage', { typedData }));
    },
  };

  return {
    on,
    removeListener,
    info: () => info,
    async request({ method, params = [] }) {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!own) throw new WalletError('unsupported', words.unsupported, { code: 4200 });
      return own(params);
    },
  };
}

/** A call as Safe takes it: wei in decimal digits. Exactly what the request says, and nothing besides. */
function callOf(call: unknown): { to: string; value: string; data: string } {
  const [to, value, data] = [field(call, 'to'), field(call, 'value') ?? '0x0', field(call, 'data') ?? '0x'];
  const others = Object.keys(call as object).filter((it) => !known.has(it));
  if (typeof to !== 'string' || typeof value !== 'string' || typeof data !== 'string' || others.length > 0) {
    const fields = others.join(', ');
    throw invalid(fields === '' ? words.notProposable : fill(words.unknownFields, { fields }));
  }
  return { to, value: BigInt(value).toString(), data };
}

const known: ReadonlySet<string> = new Set(['to', 'value', 'data', 'from', 'chainId']);

function proposed(answer: unknown): Readonly<{ safeTxHash: unknown }> {
  return { safeTxHash: field(answer, 'safeTxHash') };
}

/** A signature, or, where Safe made a transaction of it after all, the hash of that proposal. */
function signed(answer: unknown): unknown {
  return (
    field(answer, 'signature') ?? (field(answer, 'safeTxHash') === undefined ? answer : proposed(answer))
  );
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}

function invalid(message: string): WalletError {
  return new WalletError('other', message, { code: -32602 });
}
