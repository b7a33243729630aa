import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { same } from '../../ledger/account.ts';
import { currencyKey, namedCurrencyKey } from '../../ledger/asset.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import {
  amountOrAll,
  type Taken,
  takenByCommand,
  takenBySwap,
  wrapped,
} from '../../actions/asked/atRouter.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { addressAt, idAbove, integerAt } from '../../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence.ts';
import type { PutThere } from './putThere.ts';
import { putsBy } from './putsBy.ts';
import { isWrappedCurrency } from './worth.ts';

const native = currencyKey(undefined);

/** What a step may take, and of which place: of a contract by a command or a call, or of what came along with a call. */
export type TakenAt = Taken & Readonly<{ place: string }>;

/** What a step takes of the account that makes it and of the one that it calls, and of the coins that came with the call around it. */
export function takesOf(step: Step): readonly TakenAt[] {
  const { actor, to, op, commandByte, value } = step;
  if (op !== 'call') return [];
  const [caller, called] = [actor === 'unknown' ? null : actor, to].map((it) => it && accountKey(it));
  const of = (at: string | null | undefined): readonly TakenAt[] => {
    const taken = at ? takenFrom(step, at) : undefined;
    return taken === undefined ? [] : [{ place: `${at} ${byOf(commandByte)}`, ...taken }];
  };
  const along: readonly TakenAt[] =
    commandByte === undefined && value > 0n
      ? [{ place: `within ${idAbove(step)}`, token: native, amount: value }]
      : [];
  return [...of(caller), ...(called === caller ? [] : of(called)), ...along];
}

/** From which places something may be taken that was put somewhere: coins by a command, or by what they are sent along with. */
export function takingPlaces({ at, token, step }: PutThere): readonly string[] {
  return [`${at} ${byOf('0x')}`, token === native ? `within ${step.id}` : `${at} ${byOf(undefined)}`];
}

function byOf(commandByte: Step['commandByte']): string {
  return commandByte === undefined ? 'call' : 'command';
}

/** What a step may take out of a contract, but for coins that go along with a call of it. */
export function takenFrom(step: Step, contract: string): Taken | undefined {
  if (step.op !== 'call') return undefined;
  const isThere = same(step.to, contract);
  if (step.commandByte !== undefined) return isThere ? takenByCommand(step) : undefined;
  if (same(step.actor, contract)) return byMulticall(step);
  return isThere && step.steps.length === 0 ? byPart(step) : undefined;
}

/** A call that a multicall makes as itself. A permission moves nothing yet. */
function byMulticall(step: Step): Taken | undefined {
  if (grantsOf(step).length > 0) return undefined;
  const [paid] = paymentsOf(step);
  if (paid?.asset !== undefined) return { token: currencyKey(paid.asset), amount: paid.amount };
  const swap = swapOf(step);
  return swap === undefined ? { amount: 'some' } : takenBySwap(swap);
}

/** A part of a bundle or of a router's multicall. */
function byPart(step: Step): Taken | undefined {
  const out = rowSays(step.fn?.signature, 'takesOut');
  if (out !== undefined) {
    const token = out.token === 'wrapped' ? wrapped : addressAt(step, ...out.token)?.value;
    const amount = out.amount === 'all' ? out.amount : amountOrAll(integerAt(step, ...out.amount)?.value);
    if (token !== undefined) return { token: token === wrapped ? token : namedCurrencyKey(token), amount };
  }
  const swap = swapOf(step);
  if (swap !== undefined) return takenBySwap(swap);
  if (putsBy(step).length > 0) return undefined;
  const numbers = step.args.flatMap(({ value }) => (value.kind === 'integer' ? [value.value] : []));
  return { amount: numbers.length === 0 ? 'some' : amountOrAll(numbers.reduce((a, b) => (a > b ? a : b))) };
}

/** Whether a step may take what was put there: it does unless it is sure that it takes something else. */
export function mayBeTaken(view: Evidence, put: string | undefined, taken: string | undefined): boolean {
  if (put === undefined || taken === undefined || put === taken) return true;
  if (put === native || taken === native) return false;
  const [token] = [put, taken].filter((it) => it !== wrapped);
  if (put !== wrapped && taken !== wrapped) return false;
  const chainId = requestChain(view);
  return token === undefined || isWrappedToken(view, token) || !isWellKnown(chainId ?? 0, token as Address);
}

/** Whether a token is what the currency is wrapped into. */
export function isWrappedToken(view: Evidence, token: string): boolean {
  return token === wrapped || isWrappedCurrency(view, token as Address);
}
