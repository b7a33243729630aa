import { gasBefore } from '../../request/leastGas.ts';

/** Whether calls used no more gas (`used`) than it costs to send them: no code ran. */
export function ranNoCode(
  calls: readonly Parameters<typeof gasBefore>[0][],
  used: readonly bigint[],
): boolean {
  return calls.every((call, n) => (used[n] ?? 0n) <= gasBefore(call));
}
