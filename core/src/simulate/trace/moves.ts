import { type Address, zeroAddress } from 'viem';
import { same } from '../../ledger/account.ts';
import type { Move } from '../../model/effects.ts';
import type { StepId } from '../../model/fact.ts';
import type { CurrencyMove } from '../../effects/currencyLogs.ts';
import type { CallOutcome } from '../../effects/engine.ts';
import { isConfirmed, type Readings } from './confirmed.ts';
import type { TraceNode } from '../../effects/callFrames.ts';
import type { Owners } from './ownersOf.ts';
import { type LoggedMove, type OwnedLog, transfersIn, wrapsOf } from '../../effects/loggedMoves.ts';

/** How many moves are shown. */
export const maxMoves = 500;

/** What moved, first to last by kind: native currency by call, then tokens and items by event. */
export type Moves = Readonly<{ moves: readonly Move[]; leftOut: number }>;

/**
 * What goes from one to the other in a run. Native currency by the calls that were traced, but for those that are
 * undone and those that only run other code with their own (delegatecall, callcode); where nothing was traced, by
 * what the network logs of it, else by the values of the calls of the request alone. Tokens and items by the events of the simulation. `read` only where balances
 * that were read confirm it; what is wrapped or unwrapped is a move only then. `owners`: whose step each part of what was
 * traced is.
 */
export function movesOf({
  calls,
  outcomes,
  traced,
  owners,
  chainId,
  readings,
}: Readonly<{
  calls: readonly Readonly<{ from: Address; to: Address | null; value: bigint }>[];
  outcomes: readonly CallOutcome[];
  traced: readonly TraceNode[] | undefined;
  owners?: Owners | undefined;
  chainId: number;
  readings: Readings;
}>): Moves {
  const native =
    traced === undefined
      ? (loggedIn(outcomes) ?? sentByCalls(calls, outcomes))
      : traced.flatMap((node, at) => (isPayment(node) ? [owned(sent(node), owners?.ofCall(at))] : []));
  const logs = outcomes
    .flatMap(({ ok, logs: its }) => (ok ? its : []))
    .map((log): OwnedLog => owned(log, owners?.ofLog(log)));
  const tokens = transfersIn(logs, chainId);
  const wraps = wrapsOf(logs, tokens, chainId);
  const all = [
    ...native.map((it): LoggedMove => ({ ...it, asset: { kind: 'native', chainId } })),
    ...tokens,
    ...provenOnly(wraps, tokens, readings),
  ].filter(({ from, to, amount }) => amount > 0n && !same(from, to));
  const confirmed = isConfirmed(all, readings);
  const moves = all
    .slice(0, maxMoves)
    .map((it): Move => ({ ...it, basis: confirmed(it) ? 'read' : 'claimed' }));
  return { moves, leftOut: all.length - moves.length };
}

function provenOnly(
  wraps: readonly LoggedMove[],
  tokens: readonly LoggedMove[],
  readings: Readings,
): readonly LoggedMove[] {
  return wraps.length === 0 ? wraps : wraps.filter(isConfirmed([...tokens, ...wraps], readings));
}

function owned<T>(it: T, step: StepId | undefined): T & { readonly step?: StepId } {
  return { ...it, ...(step === undefined ? {} : { step }) };
}

type Sent = CurrencyMove;

/** By the network itself, where it logs what its currency does. */
function loggedIn(outcomes: readonly CallOutcome[]): readonly Sent[] | undefined {
  const moves = outcomes.flatMap(({ ok, currency = [] }) => (ok ? currency : []));
  return moves.length === 0 ? undefined : moves;
}

function isPayment({ op, undone, value, to }: TraceNode): boolean {
  return !undone && value > 0n && to !== null && (op === 'call' || op === 'create' || op === 'selfdestruct');
}

function sent({ from, to, value }: TraceNode): Sent {
  return { from, to: to ?? zeroAddress, amount: value };
}

/** Where a creation puts what it is given nobody says, where nothing was traced. */
function sentByCalls(
  calls: readonly Readonly<{ from: Address; to: Address | null; value: bigint }>[],
  outcomes: readonly CallOutcome[],
): readonly Sent[] {
  return calls.flatMap(({ from, to, value }, n) =>
    to !== null && outcomes[n]?.ok === true ? [{ from, to, amount: value }] : [],
  );
}
