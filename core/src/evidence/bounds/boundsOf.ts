import { factOfArg } from '../../model/factIds.ts';
import type { FunctionAct, FunctionModel } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { numberRoleByName, numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { balancerBounds } from './balancerBounds.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { orderBounds } from './orderBounds.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import type { Bound, Bounded, ShareBound } from './bound.ts';

/** The calls of a request that set limits on a price, other than swaps, which have rules of their own. */
export const boundsOf = memoize((view: Evidence): readonly Bounded[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly Bounded[] => {
    const { op, fn, caller, actor } = step;
    if (op !== 'call' || fn === undefined || isGuessed(step) || !isActing(caller ?? actor, acting)) return [];
    const model = step.commandByte === undefined ? modelOf(fn) : undefined;
    const command = commandOf(step);
    const act = command === undefined || command.position === 'none' ? model?.act : command.model.act;
    if (act === undefined || !priced.has(act) || swapOf(step) !== undefined) return [];
    const it = balancerBounds(step) ?? orderBounds(step) ?? boundsIn(step, act, model);
    // Taking out no liquidity collects fees, which no price decides.
    if (it.liquidity === 0n && act === 'outOf') return [];
    return it.floors.length + it.ceilings.length + it.shares.length === 0 ? [] : [it];
  });
});

/** Acts at a price that others can move. */
export const priced: ReadonlySet<FunctionAct> = new Set(['into', 'outOf', 'trade', 'debt', 'buy', 'bridge']);

function boundsIn(step: Step, act: FunctionAct, model: FunctionModel | undefined): Bounded {
  const floors: Bound[] = [];
  const ceilings: Bound[] = [];
  const shares: ShareBound[] = [];
  let liquidity: bigint | undefined;
  const swapsToo = swapsIn(step.args);
  const ofTrade = act === 'trade' && step.commandByte === undefined;
  const traded = ofTrade ? ({ token: step.value > 0n ? 'native' : 'any' } as const) : {};
  const look = (level: readonly Arg[], above: string, path: readonly string[]) => {
    // An order that names the price that it accepts is held to that, but for the swaps behind it.
    const atPrice = ((numberAt(level, 'acceptablePrice') ?? 0n) > 0n || priceIn(level)) && !swapsToo;
    for (const [at, arg] of level.entries()) {
      const name = arg.name === '' ? String(at) : arg.name;
      const [fact, inner] = [`${above}.${name}`, [...path, name]];
      if (arg.value.kind === 'tuple') look(insideOf(arg), fact, inner);
      else if (arg.value.kind === 'array') {
        for (const [n, item] of arg.value.items.entries()) {
          const place = `${fact}.${item.name === '' ? n : item.name}`;
          if (item.value.kind === 'tuple') look(insideOf(item), place, inner);
          else add(item, inner, place, level, atPrice);
        }
      } else add(arg, inner, fact, level, atPrice);
    }
  };
  const add = (arg: Arg, path: readonly string[], fact: FactId, level: readonly Arg[], atPrice: boolean) => {
    if (arg.value.kind !== 'integer') return;
    const [raw, name] = [arg.value.value, path.at(-1) ?? ''];
    if (name === 'liquidity') liquidity = raw;
    const role = numberRoleOf(model, path);
    if (role === 'loss') {
      const whole = wholes[name.replaceAll('_', '').toLowerCase()];
      if (whole !== undefined) shares.push({ raw, whole, fact });
    } else if (role === 'most') {
      // Of what comes out, the most is not a cost.
      if (act !== 'outOf' || !/^_?amount/i.test(name))
        ceilings.push({ raw, fact, ...(numberRoleByName(name) === 'most' ? traded : {}) });
    } else if (role === 'least' && !atPrice) {
      const desired = act === 'into' ? desiredOf(step, name, level) : undefined;
      floors.push(desired === undefined ? { raw, fact } : { raw, fact, desired });
    }
  };
  look(step.args, factOfArg(step.id), []);
  return { step, act, floors, ceilings, shares, ...(liquidity === undefined ? {} : { liquidity }) };
}

/** What is all, of a loss or a fee that is a part of the whole. */
const wholes: Readonly<Record<string, bigint>> = Object.assign(Object.create(null), {
  maxloss: 10_000n,
  slippage: 10_000n,
  maxslippage: 1_000_000n,
  maxfeepercentage: 10n ** 18n,
  relayerfeepct: 10n ** 18n,
  feebips: 10_000n,
  callerbps: 10_000n,
});

/** What a minimum of what goes in is a minimum of: `amount0Min` of `amount0Desired`, `amountETHMin` of the value. */
function desiredOf(step: Step, name: string, level: readonly Arg[]): bigint | undefined {
  if (!name.endsWith('Min')) return undefined;
  const stem = name.slice(0, -'Min'.length);
  const named = numberAt(level, `${stem}Desired`) ?? numberAt(level, stem);
  return named ?? (/(?:ETH|NATIVE)$/.test(stem) ? step.value : undefined);
}

function numberAt(level: readonly Arg[], name: string): bigint | undefined {
  const value = level.find((arg) => arg.name === name)?.value;
  return value?.kind === 'integer' ? value.value : undefined;
}

function priceIn(level: readonly Arg[]): boolean {
  return level.some(
    ({ value }) => value.kind === 'tuple' && (numberAt(value.fields, 'acceptablePrice') ?? 0n) > 0n,
  );
}

/** Whether an order swaps what it brings: along a path, or what is won into what was put in. */
function swapsIn(args: readonly Arg[]): boolean {
  return args.some(({ name, value }) => {
    if (/^decreasePositionSwapType$/i.test(name)) return value.kind === 'integer' && value.value !== 0n;
    if (/^swapPath$/i.test(name)) return value.kind === 'array' && value.items.length > 0;
    return value.kind === 'tuple' && swapsIn(value.fields);
  });
}
