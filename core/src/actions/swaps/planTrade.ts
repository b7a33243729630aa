import { factOfStep, factOfTrade } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { currencyKey, namedCurrencyKey } from '../../ledger/asset.ts';
import { same, isZero } from '../../ledger/account.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { functionUseOf, refundsChange } from '../../decode/protocols/functionUse.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { isPairOf } from '../../shipped/pairs.ts';
import { wrapsSomeCurrency } from '../../shipped/wrappedCurrency.ts';
import { permitsOf } from '../approvals/grants.ts';
import { paymentsOf } from '../payments/payments.ts';
import { type Ask, asksOf, isOfItsRouter, isOwedToPools, settlementOf, soldBy } from '../asked/asks.ts';
import { modelFor } from '../purpose/modelFor.ts';
import { callsItself } from '../steps/callsItself.ts';
import { addressAt, boolAt, effectiveSteps, type FoundAt, idAbove, integerAt } from '../steps/stepTree.ts';
import { type Floor, floorOf } from './planFloor.ts';
import { goesOf, wholeBalance } from './routerSwaps.ts';
import { settlerPlanOf } from './settlerPlan.ts';
import { settlerTradeOf } from './settlerTrade.ts';
import type { Side, Swap } from './swap.ts';
import { receiverOf, swapOf } from './swaps.ts';

/**
 * What a plan does as a whole: one asset for another, through however many pools and handlings. `parts`: the
 * commands that the words of the trade speak of. `sums`: where a side is the sum of several amounts, these.
 */
export type PlanTrade = Swap & Readonly<{ parts: ReadonlySet<string> }>;

type Token = NonNullable<Side['token']>;

/** What one side of the trade of a plan adds up to, and the amounts it is the sum of; the native currency has no token. */
export type PlanSum = Readonly<{ raw: bigint; token?: Address; from: readonly FactId[] }>;

/**
 * The trade of a whole plan, of commands or of the calls of a multicall, where it is one: each is known and none may fail, one asset comes from the caller,
 * one other goes out, all to the same account, and each pool is given what came before. Whatever else a plan does, it
 * has no trade, and its commands are told one by one.
 *
 * What is taken from the commands alone holds whatever the tokens do: the amounts that the router may take, and the
 * minimums without which it reverts.
 */
export const planTradeOf = memoizeStep((step: Step): PlanTrade | undefined => {
  if (step.commandByte !== undefined || step.op !== 'call' || step.to === null) return undefined;
  const settler = settlerPlanOf(step);
  if (settler !== undefined) return settlerTradeOf(settler);
  const isOfCommands = step.steps.some(({ commandByte }) => commandByte !== undefined);
  const plan = isOfCommands ? flat(step.steps) : multicallPlan(step);
  if (plan === undefined) return undefined;
  return tradeOf(step, plan, isOfCommands ? partsOf(step, plan) : partsOfMulticall(step, plan));
});

/** The sums that the facts of a plan's trade show: `step.<id>.trade.give` and `.get`; or what a step pays out after a fee. */
export function planSumOf(step: Step, side: string): PlanSum | undefined {
  const floor = side === 'get' ? floorOf(step) : undefined;
  if (floor?.least.of !== undefined)
    return {
      raw: floor.least.value,
      from: floor.least.of,
      ...(floor.named === undefined ? {} : { token: floor.named.value }),
    };
  const trade = planTradeOf(step);
  const it = side === 'give' ? trade?.give : side === 'get' ? trade?.get : undefined;
  if (it?.sumOf === undefined) return undefined;
  return { raw: it.raw, from: it.sumOf, ...(it.token === undefined ? {} : { token: it.token.value }) };
}

/**
 * Whether a command pays the pair that a later command of the plan swaps with, and that no caller can choose: the router
 * works out where the first pair of a path stands.
 */
export function paysNextPair(plan: readonly Step[], step: Step): boolean {
  const to = receiverOf(step)?.to.value ?? paymentsOf(step)[0]?.to;
  if (to === undefined || step.commandByte === undefined) return false;
  const token = leaves(step);
  return plan
    .slice(plan.indexOf(step) + 1)
    .some(
      (it) => it.runs === 'always' && token !== undefined && isFromPair(it, token) && isFirstPair(it, to),
    );
}

/** The token that a command sends on. */
function leaves(step: Step): Address | undefined {
  const swap = swapOf(step);
  if (swap !== undefined) return swap.get.token?.value;
  const payment = paymentsOf(step)[0];
  if (payment !== undefined) return payment.asset;
  return saidIn(step) === undefined ? undefined : outOf(step)?.value;
}

/** Whether a swap of version 2 sells what lies in its first pair: 0, or all that the router has besides. */
function isFromPair(step: Step, token: Address): boolean {
  const [model, swap] = [commandOf(step)?.swap ?? 'none', swapOf(step)];
  if (model === 'none' || !('zero' in model) || model.zero !== 'inPair') return false;
  return swap?.give.all === true && isToken(swap.give, token);
}

function isFirstPair(step: Step, to: Address): boolean {
  const stable = boolAt(step, 3, 1)?.value;
  const [first, second] = [
    addressAt(step, 3, 0)?.value,
    addressAt(step, 3, stable === undefined ? 1 : 2)?.value,
  ];
  return first !== undefined && second !== undefined && isPairOf(to, first, second, stable);
}

function isToken({ token }: Side, other: Address): boolean {
  return token !== undefined && same(token.value, other);
}

/** The commands of a plan in their order, with those that they carry; undefined where one is not known, or may fail. */
function flat(steps: readonly Step[]): readonly Step[] | undefined {
  const all: Step[] = [];
  for (const step of steps) {
    const isKnown = step.commandByte !== undefined && step.reading !== 'unread' && step.fn !== undefined;
    if (!isKnown) return undefined;
    if (step.runs !== 'always' && commandOf(step)?.permits === 'none') return undefined;
    all.push(step);
    if (step.steps.length === 0) continue;
    const inner = flat(step.steps);
    if (inner === undefined) return undefined;
    all.push(...inner);
  }
  return all;
}

/** The parts of a multicall, where each is a known call of the contract to itself, and none may fail. */
function multicallPlan(step: Step): readonly Step[] | undefined {
  const isPart = (it: Step) =>
    callsItself(it, step) && it.runs === 'always' && it.reading !== 'unread' && it.fn !== undefined;
  return step.steps.length > 0 && step.steps.every(isPart) ? effectiveSteps(step) : undefined;
}

/** Whether a part of a multicall hands in a permission, which is told separately. */
function handsInPermit(step: Step): boolean {
  const use = functionUseOf(step.fn);
  return permitsOf(step) !== 'none' || (use !== undefined && 'permits' in use);
}

/** The native currency and what it is wrapped into are one here: a plan wraps and unwraps on its way. */
const native = currencyKey(undefined);

/** What comes from the caller, and what goes out; `least` absent: the command sets no minimum of its own. */
type Part = Readonly<{
  raw: bigint;
  fact: FactId;
  arg?: FoundAt<bigint>;
  exact: boolean;
  /** Where it is worked out of several values: their facts. */
  from?: readonly FactId[];
}>;
/** `of`: what the whole is where the part is a share. */
type Fee = Readonly<{ asset: string; part: Part; of?: bigint }>;
type Into = Readonly<{ asset: string; token?: Token; part: Part }>;
type Out = Readonly<{
  asset: string;
  token?: Token;
  wrapped?: true;
  to: FoundAt<Address> | Readonly<{ value: Address; fact: FactId }>;
  goes: Swap['goes'];
  /** What it pays out: the output of a `swap`, what the `router` has, or by its id what the pools owe in one command. */
  of: string;
  part?: Part;
  /** Its place in the plan. */
  place: number;
}>;

function tradeOf(step: Step, plan: readonly Step[], parts: Parts | undefined): PlanTrade | undefined {
  if (parts === undefined) return undefined;
  const { into, out, swaps, told } = parts;
  const sold = into[0]?.asset;
  if (sold === undefined || into.some(({ asset }) => asset !== sold)) return undefined;
  if (into.some((it) => !isOfOneToken(it, into[0]))) return undefined;
  const bought = out.filter((it) => it.asset !== sold && isFilled(it, plan, parts));
  const [first] = bought;
  if (first === undefined || swaps.length === 0) return undefined;
  if (bought.some((it) => it.asset !== first.asset || it.wrapped !== first.wrapped || it.goes !== first.goes))
    return undefined;
  if (bought.some((it) => !isOfOneToken(it, first))) return undefined;
  if (bought.some(({ to }) => !same(to.value, first.to.value)) && first.goes === 'other') return undefined;
  // What is left of the asset that is sold comes back.
  const rest = out.filter(({ asset }) => asset === sold);
  if (rest.some(({ goes }) => goes !== 'back')) return undefined;
  if (!isConnected(swaps, sold, first.asset)) return undefined;
  if (!arePaidOut(swaps, bought)) return undefined;
  const least = leastOf(bought, parts);
  if (least === undefined) return undefined;
  const give = summed(
    step,
    'give',
    into.map(({ part }) => part),
    into[0]?.token,
  );
  const get = summed(step, 'get', least, first.token);
  return {
    step,
    by: callerOf(plan),
    kept: swaps.find(({ swap }) => swap.kept !== 'factory')?.swap.kept ?? 'factory',
    give: rest.length > 0 ? { ...give, exact: false } : give,
    get: { ...get, ...(first.wrapped ? { wrapped: true as const } : {}) },
    to: first.to,
    goes: first.goes,
    parts: told,
  };
}

/** Whether something lies where a command pays out all that is there; one that demands an amount always counts. */
function isFilled({ asset, of, wrapped, part }: Out, plan: readonly Step[], { swaps }: Parts): boolean {
  if (of !== 'router' || isSet(part) || wrapped) return true;
  const converts = plan.some((it) => {
    const puts = commandOf(it)?.puts ?? 'none';
    return (
      puts !== 'none' &&
      (puts.what === 'wrapped' || puts.what === 'native') &&
      receiverOf(it)?.goes === 'router'
    );
  });
  if (converts) return true;
  return swaps.some(({ get, kept }) => kept === 'router' && get === asset);
}

/** The native currency and what it is wrapped into are one on the way, and no sum of both is an amount of either. */
function isOfOneToken(
  { token }: Readonly<{ token?: Token }>,
  other: Readonly<{ token?: Token }> | undefined,
): boolean {
  return same(token?.value ?? zero, other?.token?.value ?? zero);
}

function callerOf(plan: readonly Step[]): Actor {
  const [first] = plan;
  return first?.caller ?? first?.actor ?? 'unknown';
}

/** Each swap sells what is sold, or what one before it bought; and what it buys goes out, or is sold by one behind it. */
function isConnected(swaps: readonly Traded[], sold: string, bought: string): boolean {
  return swaps.every(({ give, get }, at) => {
    const fed = give === sold || swaps.slice(0, at).some((before) => before.get === give);
    const used = get === bought || swaps.slice(at + 1).some((after) => after.give === get);
    return fed && used && give !== get;
  });
}

/** Whether a later command pays out what each swap leaves with the router of what is bought. */
function arePaidOut(swaps: readonly Traded[], bought: readonly Out[]): boolean {
  return swaps.every(
    ({ get, kept, place }) =>
      kept !== 'router' ||
      get !== bought[0]?.asset ||
      bought.some((it) => it.of === 'router' && it.place > place),
  );
}

/**
 * What has to come at least: what each command that pays out sets, or where it sets nothing, what the swaps set whose output
 * it pays out, less what others are paid of it before and what later swaps sell of it again. Undefined where one payment has
 * a minimum and another has none: then the words would be of a part.
 */
function leastOf(bought: readonly Out[], { swaps, fees, locked }: Parts): readonly Part[] | undefined {
  // What lies with the router is counted once.
  const fromRouter = bought.filter(({ of }) => of === 'router');
  // Beside a command that demands an amount, one that pays out the rest adds to it, to the same account.
  const isRest = ({ of, part }: Out) =>
    of === 'router' && !isSet(part) && fromRouter.some((it) => isSet(it.part));
  const counted = bought.filter((it) => !isRest(it));
  const each = counted.map((it): readonly Part[] => {
    if (isSet(it.part)) return [it.part];
    if (it.of === 'swap' || (it.of === 'router' && (!locked || fromRouter.length > 1))) return [];
    const its = swaps.filter(({ get, kept }) => get === it.asset && kept === it.of);
    const own = leftOf(its, it.asset, swaps);
    if (own === undefined || own.length === 0) return [];
    const paid = fees.filter(({ asset }) => asset === it.asset);
    return it.of === 'router' && paid.length > 0 ? lessFees(own, paid) : own;
  });
  const [none] = bought;
  if (each.every((parts) => parts.length > 0)) return each.flat();
  if (none === undefined || each.some((parts) => parts.length > 0)) return undefined;
  return [none.part ?? { raw: 0n, fact: none.to.fact, exact: false }];
}

/**
 * What is left of the minima of swaps, in the order of the plan, where others sell some of it again: they may bring back
 * as little as their own minima. Undefined where one sets none.
 */
function leftOf(
  its: readonly Traded[],
  asset: string,
  swaps: readonly Traded[],
): readonly Part[] | undefined {
  const isOpen = ({ swap: { get } }: Traded) => get.raw === 0n || get.all === true;
  const sells = ({ give, fromCaller }: Traded) => give === asset && !fromCaller;
  if (!swaps.some(sells)) return its.some(isOpen) ? undefined : its.map(({ swap }) => partOf(swap.get));
  let left = 0n;
  const from: FactId[] = [];
  for (const it of swaps) {
    const { give, get } = it.swap;
    if (sells(it)) {
      left = give.all === true || give.raw > left ? 0n : left - give.raw;
      from.push(give.fact);
    }
    if (!its.includes(it) || get.all === true) continue;
    left += get.raw;
    from.push(get.fact);
  }
  return left === 0n ? undefined : [{ raw: left, fact: from[0] ?? '', exact: false, from }];
}

function isSet(part: Part | undefined): part is Part {
  return part !== undefined && part.raw > 0n;
}

function lessFees(own: readonly Part[], fees: readonly Fee[]): readonly Part[] {
  const all = own.reduce((sum, { raw }) => sum + raw, 0n);
  const raw = fees.reduce(
    (left, { part, of }) => left - (of === undefined ? part.raw : (left * part.raw) / of),
    all,
  );
  if (raw <= 0n) return [];
  const from = [...own, ...fees.map(({ part }) => part)].map(({ fact }) => fact);
  return [{ raw, fact: from[0] ?? '', exact: false, from }];
}

function partOf({ raw, fact, arg, exact }: Side): Part {
  return { raw, fact, exact, ...(arg === undefined ? {} : { arg }) };
}

function summed(step: Step, which: 'give' | 'get', parts: readonly Part[], token: Token | undefined): Side {
  const [first] = parts;
  const its = token === undefined ? {} : { token };
  if (first !== undefined && parts.length === 1 && first.from === undefined) return { ...first, ...its };
  return {
    raw: parts.reduce((sum, { raw }) => sum + raw, 0n),
    fact: factOfTrade(step.id, which),
    exact: parts.every(({ exact }) => exact),
    sumOf: parts.flatMap(({ fact, from = [fact] }) => from),
    ...its,
  };
}

/** `kept`: where its output stays for a later command: with the `router`, with the pools of the command of that id, or `out`. */
type Traded = Readonly<{
  swap: Swap;
  give: string;
  get: string;
  kept: string;
  fromCaller: boolean;
  place: number;
}>;
type Parts = Readonly<{
  into: readonly Into[];
  out: readonly Out[];
  swaps: readonly Traded[];
  fees: readonly Fee[];
  told: ReadonlySet<string>;
  /**
   * Whether nobody else gets in while the plan runs. A multicall has no lock: a token on a path, or one that is handed a
   * permission, can call the router and take out what lies there, and no minimum holds but that of what pays out.
   */
  locked: boolean;
}>;

/** Goes through the commands once; undefined where one does what no trade has. */
function partsOf(step: Step, plan: readonly Step[]): Parts | undefined {
  const wrapped = wrappedIn(plan);
  if (wrapped === 'several') return undefined;
  const keyOf = (token: Address | undefined): string =>
    token === undefined || same(token, wrapped) ? native : namedCurrencyKey(token);
  const into: Into[] = [];
  const out: Out[] = [];
  const swaps: Traded[] = [];
  const told = new Set<string>();
  const fees: Fee[] = [];
  if (step.value > 0n)
    into.push({ asset: native, part: { raw: step.value, fact: factOfStep(step.id, 'value'), exact: true } });
  for (const [place, it] of plan.entries()) {
    const model = commandOf(it);
    if (model === undefined || model.position !== 'none' || model.clears !== 'none') return undefined;
    if (model.permits !== 'none' || model.model.act === 'view') continue;
    told.add(it.id);
    if (it.steps.length > 0) continue;
    const swap = swapOf(it);
    if (swap !== undefined) {
      const side = { swap, give: keyOf(swap.give.token?.value), get: keyOf(swap.get.token?.value) };
      const isHop = swap.goes === 'other' && paysNextPair(plan, it);
      const sold = paidFor(plan, it, swap.by);
      if (sold === undefined) return undefined;
      swaps.push({ ...side, kept: keptAt(plan, it, swap, isHop), fromCaller: sold !== 'before', place });
      if (sold !== 'before') into.push(asInto(sold, side.give));
      if (swap.goes !== 'router' && !isHop)
        out.push({
          asset: side.get,
          ...tokenOf(swap.get),
          to: swap.to,
          goes: swap.goes,
          of: 'swap',
          part: partOf(swap.get),
          place,
        });
      continue;
    }
    if (model.swap !== 'none' || model.refunds !== 'none') return undefined;
    if (model.pays !== 'none') {
      const [payment, more] = asksOf(it);
      if (payment?.to === undefined || more !== undefined || payment.token === undefined) return undefined;
      // All that the caller has is not an amount that anybody could say.
      if (payment.amount === wholeBalance || payment.arg === undefined) return undefined;
      if (goesOf(it, payment.to) !== 'router' && !paysNextPair(plan, it)) return undefined;
      into.push(asInto(payment, keyOf(payment.token)));
      continue;
    }
    const [settled] = asksOf(it);
    if (settled?.of === 'settlement' && settled.token !== undefined && !isOfItsRouter(settled)) {
      if (settled.how === 'all') return undefined;
      if (settled.how === 'exactly') into.push(asInto(settled, keyOf(settled.token)));
    }
    if (model.settles !== 'none') continue;
    const paid = payoutOf(it, keyOf);
    if (paid === undefined) return undefined;
    if (paid === 'stays' || paysNextPair(plan, it)) continue;
    if ('fee' in paid) {
      fees.push(paid.fee);
      told.delete(it.id);
    } else out.push({ ...paid, place });
  }
  return { into, out, swaps, fees, told, locked: true };
}

/**
 * The parts of a multicall of a router of Uniswap V3 or one like it: swaps whose output stays there, and the calls behind
 * them that pay out at least so much. Undefined where one does anything else, or is paid by more coins than come along.
 */
function partsOfMulticall(step: Step, plan: readonly Step[]): Parts | undefined {
  const keyOf = (token: Address | undefined): string =>
    token === undefined || wrapsSomeCurrency(token) ? native : currencyKey(token);
  const into: Into[] = [];
  const out: Out[] = [];
  const swaps: Traded[] = [];
  const told = new Set<string>();
  let coins = 0n;
  let change = false;
  for (const [place, it] of plan.entries()) {
    if (handsInPermit(it) || modelFor(it)?.act === 'view') continue;
    told.add(it.id);
    const swap = swapOf(it);
    if (swap !== undefined) {
      const { give, get, goes, to } = swap;
      const [sold, bought] = [keyOf(give.token?.value), keyOf(get.token?.value)];
      const isPaidInCoins = sold === native && step.value > 0n;
      // Nothing is said of how much where it sells all that the router has.
      const fromCaller = give.raw > 0n && !isPaidInCoins;
      // What was paid back before pays for nothing: then the token itself is taken.
      if (isPaidInCoins && change) return undefined;
      if (isPaidInCoins) coins += give.raw;
      swaps.push({
        swap,
        give: sold,
        get: bought,
        kept: goes === 'router' ? 'router' : 'out',
        fromCaller,
        place,
      });
      const sale = fromCaller ? soldBy(it) : undefined;
      if (sale !== undefined) into.push(asInto(sale, sold));
      if (goes !== 'router')
        out.push({ asset: bought, ...tokenOf(get), to, goes, of: 'swap', part: partOf(get), place });
      continue;
    }
    const caller = { to: { value: step.to ?? zero, fact: factOfStep(it.id, 'to') }, goes: 'back' } as const;
    if (refundsChange(it.fn)) {
      change = true;
      if (step.value > 0n) out.push({ asset: native, ...caller, of: 'router', place });
      continue;
    }
    const floor = floorOf(it);
    const { to, goes } = receiverOf(it) ?? caller;
    if (floor === undefined || goes === 'router') return undefined;
    const token = floor.named === undefined ? {} : { token: floor.named };
    out.push({
      asset: keyOf(named(floor.token)),
      ...token,
      to,
      goes,
      of: 'router',
      part: least(floor.least),
      place,
    });
  }
  if (coins > step.value) return undefined;
  if (step.value > 0n) {
    const part = { raw: step.value, fact: factOfStep(step.id, 'value'), exact: true };
    into.push({ asset: native, part });
  }
  return { into, out, swaps, fees: [], told, locked: false };
}

function tokenOf({ token }: Side): Readonly<{ token?: Token }> {
  return token === undefined ? {} : { token };
}

/** What of a swap's own comes from the caller; `before`: what it sells came before. Undefined where nobody can say. */
function paidFor(plan: readonly Step[], step: Step, by: Actor): Ask | 'before' | undefined {
  const sale = soldBy(step);
  // The value came with the call.
  if (sale?.token === undefined) return 'before';
  if (isOwedToPools(sale)) {
    const paid = settlementOf(plan, sale);
    if (paid === undefined) return undefined;
    if (isOfItsRouter(paid) || paid.how === 'exactly' || paid.how === 'all') return 'before';
  } else {
    if (sale.from === 'unknown' || by === 'unknown') return undefined;
    if (!same(sale.from, by)) return 'before';
  }
  return sale.how === 'all' ? undefined : sale;
}

function asInto({ amount: raw, fact = '', arg, how, token, tokenFact }: Ask, asset: string): Into {
  const part = { raw, fact, exact: how === 'exactly', ...(arg === undefined ? {} : { arg }) };
  return token === undefined || tokenFact === undefined
    ? { asset, part }
    : { asset, token: { value: token, fact: tokenFact }, part };
}

function isOfPools(step: Step): boolean {
  const swap = commandOf(step)?.swap ?? 'none';
  return swap !== 'none' && swap.over === 'pools';
}

function isBeside(step: Step, other: Step): boolean {
  return idAbove(step) === idAbove(other);
}

/** Where the output of a swap stays; `out` also where nobody can say which command pays it out. */
function keptAt(plan: readonly Step[], step: Step, swap: Swap, isHop: boolean): Traded['kept'] {
  if (isHop) return 'router';
  if (swap.goes !== 'router') return 'out';
  if (!isOfPools(step)) return 'router';
  const token = swap.get.token?.value ?? zero;
  const takes = plan.filter(
    (it) => isBeside(it, step) && isPaidByPools(it) && same(outOf(it)?.value ?? zero, token),
  );
  const [only, more] = takes;
  if (only === undefined || more !== undefined) return 'out';
  return receiverOf(only)?.goes === 'router' ? 'router' : idAbove(step);
}

const zero = '0x0000000000000000000000000000000000000000';

function isPaidByPools(step: Step): boolean {
  const out = commandOf(step)?.out ?? 'none';
  return out !== 'none' && out.from === 'pools';
}

/** The token that a command pays out, or the first of two. */
function outOf(step: Step): FoundAt<Address> | undefined {
  const out = commandOf(step)?.out ?? 'none';
  const [at] = out === 'none' || typeof out.of === 'string' ? [] : out.of;
  return at === undefined ? undefined : addressAt(step, ...at);
}

/** How much of a token that it names a command says it pays out. */
function saidIn(step: Step): FoundAt<bigint> | undefined {
  const out = commandOf(step)?.out ?? 'none';
  const isSaid = out !== 'none' && out.amount !== 'unsaid' && typeof out.of !== 'string';
  return isSaid ? integerAt(step, ...out.amount) : undefined;
}

/** The part of what the router has that a command pays to someone else. */
function shareOf(step: Step, asset: string): Readonly<{ fee: Fee }> | undefined {
  const portion = commandOf(step)?.portion ?? 'none';
  const share = portion === 'none' ? undefined : integerAt(step, ...portion.at);
  return portion === 'none' || share === undefined
    ? undefined
    : { fee: { asset, part: exactly(share), of: portion.of } };
}

/**
 * What a command pays out of the router: `stays` where that is the router again, `fee` where it is a part for someone
 * else; undefined for what is not one of these.
 */
function payoutOf(
  step: Step,
  keyOf: (token: Address | undefined) => string,
): Omit<Out, 'place'> | 'stays' | Readonly<{ fee: Fee }> | undefined {
  const command = commandOf(step);
  const out = command?.out ?? 'none';
  if (command === undefined || out === 'none') return undefined;
  // What is wrapped for the router itself stays there, under its new name.
  if (typeof out.of === 'string' && command.receiver === 'none') return 'stays';
  const receiver = receiverOf(step);
  const floor = floorOf(step);
  if (command.receiver === 'none' && floor !== undefined && step.to !== null) {
    const to = { value: step.to, fact: factOfStep(step.id, 'to') };
    return {
      asset: keyOf(named(floor.token)),
      ...tokenAt(step),
      to,
      goes: 'back',
      of: idAbove(step),
      part: least(floor.least),
    };
  }
  if (receiver === undefined) return undefined;
  const { to, goes } = receiver;
  const asset = keyOf(outOf(step)?.value);
  if (command.portion !== 'none') return goes === 'other' ? shareOf(step, asset) : undefined;
  if (goes === 'router') return 'stays';
  if (out.of === 'wrapped') {
    const amount = out.amount === 'unsaid' ? undefined : integerAt(step, ...out.amount);
    const part = amount === undefined || amount.value === wholeBalance ? {} : { part: exactly(amount) };
    return { asset: native, wrapped: true, to, goes, of: 'router', ...part };
  }
  if (floor?.token === 'wrapped') return { asset: native, to, goes, of: 'router', part: least(floor.least) };
  if (floor !== undefined)
    return {
      asset: keyOf(named(floor.token)),
      ...tokenAt(step),
      to,
      goes,
      of: 'router',
      part: least(floor.least),
    };
  const amount = saidIn(step);
  if (amount === undefined) return undefined;
  const isAll = amount.value === wholeBalance;
  if (out.from === 'router' && goes === 'other')
    return isAll ? undefined : { fee: { asset, part: exactly(amount) } };
  const of = out.from === 'pools' ? idAbove(step) : ('router' as const);
  const its = { asset, ...tokenAt(step), to, goes, of };
  return amount.value === 0n || isAll ? its : { ...its, part: exactly(amount) };
}

function named(token: Address | 'wrapped' | undefined): Address | undefined {
  return token === 'wrapped' ? undefined : token;
}

function tokenAt(step: Step): Readonly<{ token?: Token }> {
  const token = outOf(step);
  return token === undefined || isZero(token.value) ? {} : { token };
}

function least({ value, fact, arg }: Floor['least']): Part {
  return { raw: value, fact, exact: false, ...(arg === undefined ? {} : { arg }) };
}

function exactly(at: FoundAt<bigint>): Part {
  return { raw: at.value, fact: at.fact, arg: at, exact: true };
}

/**
 * The token that a plan wraps into or unwraps, which no command names: what is sold out of the router and came no other
 * way, or what lies there when it unwraps.
 */
function wrappedIn(plan: readonly Step[]): Address | 'several' | undefined {
  let wrapped: Address | undefined;
  let wraps = false;
  const there = new Set<string>();
  const found = (token: string): boolean => {
    if (wrapped !== undefined && !same(wrapped, token as Address)) return false;
    wrapped = token as Address;
    return true;
  };
  for (const step of plan) {
    const swap = swapOf(step);
    const puts = commandOf(step)?.puts ?? 'none';
    if (puts !== 'none' && puts.what === 'wrapped') wraps = true;
    for (const { asset, to } of paymentsOf(step))
      if (asset !== undefined && goesOf(step, to) === 'router') there.add(asset.toLowerCase());
    if (isUnwrapped(step) && !wraps && wrapped === undefined) {
      const [only, more] = [...there];
      if (only === undefined || more !== undefined || !found(only)) return 'several';
    }
    const token = swap?.give.token?.value;
    if (swap !== undefined && token !== undefined) {
      const isPaid = swap.payer !== undefined && swap.by !== 'unknown' && swap.payer !== 'unknown';
      const fromRouter = isPaid && !same(swap.payer as Address, swap.by as Address);
      const sale = soldBy(step);
      const settled = sale && isOwedToPools(sale) ? settlementOf(plan, sale) : undefined;
      const out = settled === undefined ? fromRouter : isOfItsRouter(settled);
      if (out && wraps && !there.has(token.toLowerCase()) && !found(token)) return 'several';
      if (swap.give.all === true) there.delete(token.toLowerCase());
    }
    if (swap !== undefined && swap.get.token !== undefined && swap.goes !== 'back')
      there.add(swap.get.token.value.toLowerCase());
  }
  return wrapped;
}

function isUnwrapped(step: Step): boolean {
  const out = commandOf(step)?.out ?? 'none';
  return out !== 'none' && out.of === 'unwrapped';
}
