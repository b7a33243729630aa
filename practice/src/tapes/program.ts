import type { Ask } from './deck.ts';
import type { Answer, Question } from './question.ts';

/**
 * Asks a chain whose clock stands still, so that what it answers follows from what it was told alone: each block has the
 * time of the one before it, and a transaction is answered once it is in one.
 */
export async function askProgram(url: string, fetch: typeof globalThis.fetch): Promise<Ask> {
  const ask: Ask = async ({ method, params }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result?: unknown; error?: unknown };
    return error === undefined ? { result } : { error };
  };
  await ask({ method: 'anvil_setBlockTimestampInterval', params: [0] });
  let holds = false;
  return async (question) => {
    if (question.method.endsWith('_setAutomine')) holds = question.params[0] === false;
    const answer = await ask(question);
    if (!holds && question.method.startsWith('eth_send') && 'result' in answer)
      await mined(ask, answer.result);
    return answer;
  };
}

async function mined(ask: Ask, hash: unknown): Promise<void> {
  const question: Question = { method: 'eth_getTransactionReceipt', params: [hash] };
  for (let asked = 0; asked < 1_000; asked += 1) {
    const receipt: Answer = await ask(question);
    if ('result' in receipt && receipt.result !== null) return;
    await new Promise((later) => setTimeout(later, 5));
  }
  throw new Error('A transaction was not mined.');
}
