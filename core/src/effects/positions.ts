import { type Address, getAddress } from 'viem';
import { isAmong } from '../ledger/account.ts';
import type { PositionLine } from '../model/effects.ts';
import { isUnanswered, type Known, known, valueOf } from '../model/known.ts';
import type { ReadPair } from './draft.ts';
import { addressOfWord } from './control/wordValues.ts';
import { eventsOf } from './events.ts';
import type { Log } from './log.ts';
import type { PositionAsked } from './positionQuestions.ts';
import { type AskedRead, readKey } from './read.ts';

/** The questions for what logs say, fetched only where one of them is not a token's. */
export async function positionsIn(
  logs: readonly Log[],
  accounts: readonly Address[],
): Promise<readonly PositionAsked[]> {
  const others = logs.filter((log) => eventsOf(log).length === 0);
  if (others.length === 0) return [];
  const { positionsAsked } = await import('./positionQuestions.ts');
  return positionsAsked(others, accounts);
}

/** What to read for them. */
export function readsOfPositions(asked: readonly PositionAsked[]): readonly AskedRead[] {
  const owners = asked.flatMap(({ whose }) => (typeof whose === 'string' ? [] : [whose.owner]));
  return [...owners, ...asked.map(({ read }) => read)];
}

/** What is asked to see again what the lines say. */
export function askedAgain(lines: readonly PositionLine[]): readonly PositionAsked[] {
  return lines.map(({ contract, account, data, at, what }) => ({
    what,
    read: { kind: 'word', of: contract, data, at },
    whose: account,
  }));
}

/** What came of it, of positions of the accounts. What is not there before, or no longer, is nothing. */
export function positionLines(
  asked: readonly PositionAsked[],
  readings: readonly ReadPair[],
  accounts: readonly Address[],
): readonly PositionLine[] {
  const found = new Map(readings.map((it) => [readKey(it.read), it]));
  return asked.flatMap(({ what, read, whose }): readonly PositionLine[] => {
    const pair = found.get(readKey(read));
    if (pair === undefined) return [];
    const owners = typeof whose === 'string' ? undefined : found.get(readKey(whose.owner));
    const owner = valueOf(owners?.before) ?? valueOf(owners?.after);
    const account = typeof whose === 'string' ? whose : owner && addressOfWord(owner);
    if (!account || !isAmong(account, accounts)) return [];
    if (isUnanswered(pair.before) && isUnanswered(pair.after)) return [];
    const side = (it: Known<bigint>): Known<bigint> => (isUnanswered(it) ? known(0n) : it);
    const its = { contract: read.of, account: getAddress(account), data: read.data, at: read.at, what };
    return [{ ...its, before: side(pair.before), after: side(pair.after) }];
  });
}
