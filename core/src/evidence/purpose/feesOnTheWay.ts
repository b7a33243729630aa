import { factOfArg } from '../../model/factIds.ts';
import { scopesOf } from '../../ledger/scope.ts';
import { same } from '../../ledger/account.ts';
import { currencyOf, namedCurrencyKey } from '../../ledger/asset.ts';
import { flowsOf } from '../../ledger/flow.ts';
import { actingAccounts } from '../accounts.ts';
import { ownChanges } from '../moves/ownChanges.ts';
import { ownMovesOf } from '../moves/ownMoves.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { effectiveSteps, stepById } from '../../actions/steps/stepTree.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { argPlaces } from '../../actions/purpose/places.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';
import type { NumberRole } from '../../decode/abis/functionModel.ts';
import type { FactId } from '../../model/fact.ts';
import type { ArgValue, Step } from '../../model/step.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';

/** The call that a step is inside of, if it is of a contract that is vouched for. */
function vouchedCaller(view: Evidence, { id }: Step): Step | undefined {
  const outer = stepById(view.steps, scopesOf(id).at(-2) ?? '');
  const to = outer?.to ?? null;
  return to !== null && isVouched(view, to) ? outer : undefined;
}

/** Whether a step is called by a contract that is vouched for, and that has on a list of its own what it calls. */
export function isOnCallersList(view: Evidence, step: Step): boolean {
  const caller = vouchedCaller(view, step);
  return (
    caller !== undefined &&
    purposeWordsOf(caller).some(
      (it) => it.check === 'list' && it.holds === 'address' && same(it.address, step.to),
    )
  );
}

/**
 * Whether what LI.FI pays others on the way to a trade or another network, all together, is a small share of what it takes of
 * that token, or of the minimum that has to come of it, and what it keeps of it for itself likewise. What it takes is what the
 * request has it deposit, less what comes back of it in the simulation: a number beside a fee says nothing.
 */
export function isSmallOnTheWay(view: Evidence, step: Step): boolean {
  const caller = vouchedCaller(view, step);
  const token = tokenOf(step);
  if (caller === undefined || token === undefined) return false;
  const its = effectiveSteps(caller).filter((it) => tokenOf(it) === token);
  const taken = takenBy(view, caller, token);
  return [toOthers, toItself].every(
    (roles) => its.reduce((sum, it) => sum + paidBy(it, roles), 0n) * 100n <= taken,
  );
}

const toOthers: ReadonlySet<NumberRole> = new Set(['amount', 'fee']);
const toItself: ReadonlySet<NumberRole> = new Set(['ownFee']);

/** The token that a payment inside is of. One that names none is of the network's own currency. */
function tokenOf(step: Step): string | undefined {
  if (modelFor(step)?.act !== 'move') return undefined;
  const token = purposeWordsOf(step).find(({ role }) => role === 'token');
  return token?.holds === 'address' ? namedCurrencyKey(token.address) : 'native';
}

function paidBy(step: Step, roles: ReadonlySet<NumberRole>): bigint {
  return argPlaces(step).reduce(
    (sum, { arg: { value }, param, packed }) =>
      value.kind === 'integer' && !packed && param.number !== undefined && roles.has(param.number)
        ? sum + value.value
        : sum,
    0n,
  );
}

function takenBy(view: Evidence, caller: Step, token: string): bigint {
  const at = new Map(listedLeavesOf(caller).map(({ fact, arg }) => [fact, arg.value] as const));
  const swaps = [...at.keys()]
    .filter((it) => it.endsWith('.fromAmount'))
    .map((it) => it.slice(0, -'.fromAmount'.length));
  const deposits = swaps.filter(
    (it) => isTrue(at.get(`${it}.requiresDeposit`)) && tokenAt(at, `${it}.sendingAssetId`) === token,
  );
  const stated =
    token === 'native'
      ? caller.value
      : deposits.reduce((sum, it) => sum + numberAt(at, `${it}.fromAmount`), 0n);
  const net = netCostOf(view, caller, token);
  const taken = net !== undefined && net < stated ? net : stated;
  if (tokenAt(at, `${swaps.at(-1)}.receivingAssetId`) !== token) return taken;
  const least = ['_minAmountOut', '_minAmount', '_bridgeData.minAmount'].map((it) =>
    numberAt(at, factOfArg(caller.id, it)),
  );
  return [taken, ...least].reduce((most, it) => (it > most ? it : most));
}

/** What leaves the user of a token with a call and does not come back, as far as the simulation shows it. */
function netCostOf(view: Evidence, caller: Step, token: string): bigint | undefined {
  const moves = ownMovesOf(view, caller);
  if (moves !== undefined) {
    const flow = flowsOf(moves, actingAccounts(view)).get(token);
    return flow === undefined ? undefined : flow.went - flow.came;
  }
  const its = ownChanges(view).filter(({ line }) => currencyOf(line.asset) === token);
  return its.length === 0 ? undefined : its.reduce((sum, { change }) => sum - change, 0n);
}

type Values = ReadonlyMap<FactId, ArgValue>;

function isTrue(value: ArgValue | undefined): boolean {
  return value?.kind === 'bool' && value.value;
}

function numberAt(at: Values, fact: FactId): bigint {
  const value = at.get(fact);
  return value?.kind === 'integer' ? value.value : 0n;
}

function tokenAt(at: Values, fact: FactId): string | undefined {
  const value = at.get(fact);
  return value?.kind === 'address' ? namedCurrencyKey(value.address) : undefined;
}
