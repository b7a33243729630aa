/** What others do on the practice chain in a flight. Asked of the page's own host, which serves the chain. */
import type { OthersCall } from '@readback/scenarios/scenario.ts';
import { toHex } from 'viem';
import { noteTold } from '../../data/asking/told.ts';

/** Sends transactions one after the other, as whoever sends them. Gives whether all went through. Never rejects. */
export async function sendAsOthers(calls: readonly OthersCall[]): Promise<boolean> {
  let all = true;
  for (const { from, to, data, value = 0n } of calls)
    all = (await ask({ send: { from, to, data, value: toHex(value) } })) && all;
  return all;
}

/** Lets what is sent wait for a block, or go on. Never rejects. */
export async function holdBlocks(hold: boolean): Promise<void> {
  await ask({ hold });
}

async function ask(body: object): Promise<boolean> {
  const url = new URL('practice/others', document.baseURI);
  const text = JSON.stringify(body);
  const ended = noteTold(url.href, { to: 'page', what: text });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      body: text,
      signal: AbortSignal.timeout(15_000),
    });
    ended(response.status);
    if (!response.ok) return false;
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'done' in answer && answer.done === true;
  } catch {
    ended(0);
    return false;
  }
}
