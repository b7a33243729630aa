import { changeOf, isCounted } from '../../ledger/line.ts';
import type { Compared } from './compareLines.ts';

/**
 * Whether all that is worse than it was read is that only part of a trade took place: less went out of one asset, and what
 * comes for it is less by no more than that, at a rate that is at most a hundredth worse. That is known only where one
 * asset goes out, and everything else is as read, or better.
 */
export function isPartial(compared: readonly Compared[], isPayee: (it: Compared) => boolean): boolean {
  const rest = compared.filter((it) => it.is !== 'same');
  const short = rest.filter((it) => it.is === 'less' || it.is === 'farLess');
  if (short.length === 0 || short.some(isPayee)) return false;
  const others = rest.filter((it) => !short.includes(it) && it.is !== 'close');
  if (others.some(({ is }) => is !== 'better')) return false;
  const given = others.filter(({ predicted }) => predicted !== undefined && isLoss(predicted));
  const [one, ...more] = given;
  if (one?.predicted === undefined || one.actual === undefined || more.length > 0) return false;
  const [read, left] = [changeOf(one.predicted), changeOf(one.actual)];
  if (read === undefined || left === undefined || left >= 0n) return false;
  // What else goes out is as it was read: whether it was for the part that is missing, nobody can tell.
  if (compared.some((it) => it.is === 'same' && it.predicted !== undefined && isLoss(it.predicted)))
    return false;
  return short.every(({ predicted, actual }) => {
    const [wanted, got] = [predicted && changeOf(predicted), actual && changeOf(actual)];
    if (wanted === undefined || got === undefined) return false;
    return got * -read * 100n >= wanted * -left * 99n;
  });
}

function isLoss(line: Compared['line']): boolean {
  const change = isCounted(line) ? changeOf(line) : undefined;
  return change !== undefined && change < 0n;
}
