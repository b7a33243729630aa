import { signingMethods } from '@readback/core/request/wallet/methods.ts';
import type { WalletCall } from '@readback/core/request/wallet/walletCall.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { isRecord } from '@readback/core/world/schema.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import { askNode } from '@readback/server/scripts/askNode.ts';
import type { Clock } from '@readback/server/scripts/clock.ts';
import { errorIs, type Outcome } from '@readback/server/scripts/outcome.ts';
import type { Address } from 'viem';

/** Who signs. Only `passOn` hands it anything to sign. */
export type Signer = Readonly<{
  /** Its accounts. Rejects where it does not say. */
  accounts: () => Promise<readonly Address[]>;
  /** The network that it says it is on; undefined where it says none. */
  chainId: () => Promise<number | undefined>;
  /** Its answer. One that is not of the shape that was asked for is an error. */
  passOn: (call: WalletCall) => Promise<Outcome>;
}>;

/** In milliseconds: how long it may take to answer what it knows, and to sign. */
const quick = 10_000;
const patience = 120_000;
/** In bytes. */
const mostAnswer = 32 * 1024 * 1024;

/** The signer behind a JSON-RPC address. */
export function signerAt(url: URL, clock: Clock): Signer {
  const ask = async (method: string, params: readonly unknown[], within: number): Promise<Outcome> => {
    const late = new AbortController();
    const cancel = clock.after(within, () => late.abort());
    try {
      return await askNode(
        url.href,
        { id: '1', method, params: JSON.stringify(params) },
        {
          // What was passed on stays with the signer, whoever waits for it.
          left: new AbortController().signal,
          late: late.signal,
          allowance: { bytes: mostAnswer },
          who: words.signerName,
        },
      );
    } finally {
      cancel();
    }
  };
  return {
    accounts: async () => {
      const accounts = resultIn(await ask('eth_accounts', [], quick));
      if (!Array.isArray(accounts) || !accounts.every(isAccount)) throw new Error(words.signerSilent);
      return accounts.map((it) => checksummed(it));
    },
    chainId: async () => {
      const chainId = resultIn(await ask('eth_chainId', [], quick));
      return typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? Number(chainId) : undefined;
    },
    passOn: async ({ method, params }) => {
      const outcome = await ask(method, params, patience);
      if (outcome.startsWith('"error"') || isAnswerTo(method, resultIn(outcome))) return outcome;
      return errorIs(-32603, words.oddAnswer);
    },
  };
}

/** The result in an outcome; undefined for an error. */
export function resultIn(outcome: Outcome): unknown {
  const { result } = JSON.parse(`{${outcome}}`) as { result?: unknown };
  return result;
}

function isAccount(it: unknown): it is string {
  return typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it);
}

/** 64 bytes are the short form of a signature (ERC-2098); contract accounts give more (ERC-1271, ERC-6492). */
function isAnswerTo(method: string, it: unknown): boolean {
  if (method === signingMethods.calls) {
    const id = isRecord(it) ? it.id : it;
    return typeof id === 'string' && id !== '' && id.length <= 8_194;
  }
  if (typeof it !== 'string') return false;
  if (method === signingMethods.transaction) return /^0x[0-9a-f]{64}$/i.test(it);
  return /^0x([0-9a-f]{2}){64,32768}$/i.test(it);
}
