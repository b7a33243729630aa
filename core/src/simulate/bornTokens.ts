import { eachOnce } from '../ledger/account.ts';
import type { Outcome } from '../effects/engine.ts';
import type { AskedRead } from '../effects/read.ts';
import type { PinnedBlock } from '../model/effects.ts';
import { isUnanswered, known } from '../model/known.ts';
import type { World } from '../world/world.ts';
import { atPin } from './derived/atPin.ts';
import type { Ran } from './ran.ts';

/**
 * What contracts say that the run itself creates: before it there is no code, so that whoever asks gets no answer, and
 * nobody holds or may take anything. One question for each such contract, at most eight.
 */
export async function withBornTokens(
  ran: Ran,
  block: PinnedBlock,
  world: World,
  signal: AbortSignal,
): Promise<Ran> {
  const { outcome, reads } = ran;
  const silent = reads.flatMap((read, n) =>
    isUnanswered(outcome.before[n]) && outcome.after[n]?.s === 'known' && 'token' in read ? [read.token] : [],
  );
  const asked = eachOnce(silent).slice(0, most);
  if (asked.length === 0) return ran;
  const codes = await Promise.all(asked.map((it) => atPin(block, world, signal).code(it)));
  const born = new Set(asked.filter((_, n) => isNone(codes[n])).map((it) => it.toLowerCase()));
  if (born.size === 0) return ran;
  const at = (its: readonly AskedRead[], of: Outcome): Outcome => ({
    ...of,
    before: of.before.map((it, n) => (isUnanswered(it) && isOf(its[n], born) ? known(0n) : it)),
  });
  const inBoth = <T extends Pick<NonNullable<Ran['other']>, 'there' | 'reads'>>(it: T): T =>
    it.there.s === 'known' ? { ...it, there: known(at(it.reads, it.there.v)) } : it;
  return {
    ...ran,
    outcome: at(reads, outcome),
    ...(ran.other === undefined ? {} : { other: { ...inBoth(ran.other), here: at(reads, ran.other.here) } }),
    ...(ran.otherGas === undefined ? {} : { otherGas: ran.otherGas.map(inBoth) }),
  };
}

const most = 8;

function isNone(code: Awaited<ReturnType<ReturnType<typeof atPin>['code']>> | undefined): boolean {
  return code?.s === 'known' && code.v === '0x';
}

function isOf(read: AskedRead | undefined, tokens: ReadonlySet<string>): boolean {
  return read !== undefined && 'token' in read && tokens.has(read.token.toLowerCase());
}
