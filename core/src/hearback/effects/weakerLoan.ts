import type { Hex } from 'viem';
import { safeHealth, shownHealth } from '../../check/account/loanHealth.ts';
import { healthAsked } from '../../effects/health/healthAsked.ts';
import { readKey } from '../../effects/read.ts';
import { same } from '../../ledger/account.ts';
import type { Effects } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Step } from '../../model/step.ts';
import type { World } from '../../world/world.ts';
import { minedReadings } from './minedReadings.ts';

type Where = Readonly<{ chainId: number; blockHash: Hex; steps: readonly Step[] }>;

/** A loan that a mined transaction left less safe than was read back, and not safe; undefined where nobody can tell. */
export async function weakerLoan(
  { health = [], block }: Effects,
  { chainId, blockHash, steps }: Where,
  world: World,
  signal: AbortSignal,
): Promise<Phrase | undefined> {
  if (health.length === 0) return undefined;
  const at = { world, block: { ...block, parentHash: blockHash }, signal };
  const asked = await healthAsked(at, steps);
  const reads = asked.flatMap((it) => it.reads);
  const read = await minedReadings({ chainId, blockHash, reads }, world, signal);
  if (read.s !== 'known') return undefined;
  const words = new Map(read.v.readings.map((it) => [readKey(it.read), valueOf(it.after)]));
  for (const { market, account, after } of health) {
    const loan = asked.find((it) => same(it.market, market) && same(it.account, account));
    const its = loan?.reads.flatMap((it) => words.get(readKey(it)) ?? []) ?? [];
    const [was, now] = [valueOf(after), loan?.reads.length === its.length ? loan.healthOf(its) : undefined];
    if (typeof was !== 'bigint' || typeof now !== 'bigint' || now >= safeHealth) continue;
    if (now + was / mostOfPrices < was)
      return { id: 'hearback.effects.health', args: { was: shownHealth(was), now: shownHealth(now) } };
  }
  return undefined;
}

/** Prices move a loan by a twentieth between two blocks at most, as a rule. */
const mostOfPrices = 20n;
