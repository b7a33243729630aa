import * as words from '@readback/phrases/words/web/inbox/lookUp.ts';
import { WordedError } from '@readback/phrases/wordedError.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { Result } from '@readback/core/text/result.ts';
import type { Hex } from 'viem';

/**
 * Asks the node of a network for a transaction, because the user pressed for it. What is found is signed already: it is
 * read as of the block before its own, and can never be signed from here. Never rejects.
 */
export function lookUpTransaction(hash: Hex, chainId: number): Promise<Result<Incoming>> {
  return lookUp(hash, chainId).catch((thrown: unknown) => ({
    ok: false,
    error: new WordedError(words.notLoaded, { cause: thrown }),
  }));
}

async function lookUp(hash: Hex, chainId: number): Promise<Result<Incoming>> {
  const [{ fetchTransaction }, { browserWorld }] = await Promise.all([
    import('@readback/core/request/transaction/fetchTransaction.ts'),
    import('../data/world/world.ts'),
  ]);
  const { signal } = new AbortController();
  const found = await fetchTransaction({ hash, chainId }, browserWorld(), signal);
  if (!found.ok) return found;
  const { request, mined, receivedAt } = found.value;
  const incoming: Incoming = {
    request,
    origin: { via: 'paste' },
    receivedAt: receivedAt ?? Date.now(),
    ...(mined === undefined ? {} : { mined }),
  };
  return { ok: true, value: incoming };
}
