import type { AskSubject } from '@readback/core/ask/answer.ts';
import type { World } from '@readback/core/world/world.ts';
import { readScenario } from '@readback/practice/corpus/readHere.ts';
import { startPractice } from '@readback/practice/practice.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';

export type AskedFlight = Readonly<{ id: string; subject: AskSubject }>;

/** Every flight as its flyer reads it, for tests of what is asked about it: each after the one that it needs. */
export async function askedFlights(changed?: (world: World) => World): Promise<readonly AskedFlight[]> {
  const practice = await startPractice();
  const setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
  const own = new Set(practice.info.accounts.map(({ address }) => address.toLowerCase()));
  const found: AskedFlight[] = [];

  async function prepare(after: string | undefined): Promise<boolean> {
    const before = scenarios.find(({ id }) => id === after);
    if (before === undefined) return false;
    await prepare(before.after);
    const { method, params } = JSON.parse(before.request(setting));
    if (method !== 'eth_sendTransaction') return false;
    const [{ from, to, data, value }] = params;
    return practice.sendAs({ from, to, data, value: BigInt(value) });
  }

  try {
    for (const it of scenarios) {
      const isPrepared = await prepare(it.after);
      const where = { url: practice.rpcUrl, ...(changed ? { changed } : {}) };
      const readback = await readScenario(it, setting, where);
      if (isPrepared) await practice.reset();
      found.push({ id: it.id, subject: { readback, own } });
    }
  } finally {
    await practice.close();
  }
  return found;
}
