import * as words from '@readback/phrases/words/web/wallet/practice/node.ts';
import { noteTold } from '../../data/asking/told.ts';
import { isTyped, PracticeError } from './errors.ts';

/** Asks a node one question. Rejects with the node's own code, or with 4900 when it could not be reached. */
export type Node = (method: string, params: readonly unknown[]) => Promise<unknown>;

export function nodeAt(url: string): Node {
  return async (method, params) => {
    const answer = await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    if (!isTyped(answer)) throw new PracticeError(-32603, words.oddAnswer);
    if (isTyped(answer['error'])) {
      const { code, message, data } = answer['error'];
      throw new PracticeError(Number(code), String(message), data);
    }
    return answer['result'];
  };
}

async function post(url: string, body: string): Promise<unknown> {
  const ended = noteTold(url, { to: 'practiceWallet', what: body });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      body,
      signal: AbortSignal.timeout(20_000),
    });
    ended(response.status);
    return await response.json();
  } catch {
    ended(0);
    throw new PracticeError(4900, words.unreachable);
  }
}
