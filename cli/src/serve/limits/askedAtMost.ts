import { asksOf } from '@readback/core/actions/asked/asks.ts';
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import { modelFor } from '@readback/core/actions/purpose/modelFor.ts';
import { addressAt, integerAt } from '@readback/core/actions/steps/stepTree.ts';
import { isActing } from '@readback/core/evidence/accounts.ts';
import type { FunctionAct, SumPart } from '@readback/core/decode/abis/functionModel.ts';
import type { Step } from '@readback/core/model/step.ts';

/** How much of a token (in lower case, in its smallest unit) leaves. */
export type Taken = Readonly<{ token: string; amount: bigint }>;

/**
 * What a step takes at most of accounts that act, besides what it pays and offers, by its bytes alone: what takes nothing now can
 * be carried out later. `open`: the bytes say no amount, so that only a run that takes it shows how much there is.
 */
export function askedAtMost(step: Step, acting: ReadonlySet<string>): readonly Taken[] | 'open' {
  const asks = asksOf(step).filter(
    ({ of, from, token }) => of !== 'payment' && token !== undefined && isActing(from, acting),
  );
  // Farms have the function by which coins are unwrapped, too: what they take of is not a token of the caller's.
  if (asks.some(({ of, how }) => how === 'all' || of === 'unwrapping')) return 'open';
  if (asks.length > 0) return asks.map(({ token = '', amount }) => ({ token: token.toLowerCase(), amount }));
  return isActing(step.actor, acting) ? takenByModel(step) : [];
}

/** Of several sums a call has one: each may be it. */
function takenByModel(step: Step): readonly Taken[] | 'open' {
  const model = modelFor(step);
  if (model === undefined) return isUnknownCall(step) ? 'open' : [];
  if (model.act === 'outOf') return 'open';
  if (!taking.has(model.act)) return [];
  if (model.sums === undefined || model.all === true) return 'open';
  const parts = model.sums
    .flat()
    .filter(({ side, bound }) => side !== 'for' && side !== 'in' && bound !== 'least');
  const taken = parts.map((it) => takenIn(step, it));
  return taken.includes('open') ? 'open' : taken.filter((it) => typeof it === 'object');
}

function takenIn(step: Step, { amount, of }: SumPart): Taken | 'coins' | 'open' {
  if (amount === 'value' || of === 'native') return 'coins';
  if (typeof amount === 'string') return 'open';
  const raw = integerAt(step, ...amount)?.value;
  const token =
    of === 'called' ? step.to : typeof of === 'string' ? undefined : addressAt(step, ...of)?.value;
  if (raw === undefined || token === undefined || token === null || isUnlimited(raw)) return 'open';
  return { token: token.toLowerCase(), amount: raw };
}

function isUnknownCall({ op, data, steps, commandByte }: Step): boolean {
  return op === 'call' && data !== '0x' && steps.length === 0 && commandByte === undefined;
}

const taking: ReadonlySet<FunctionAct> = new Set<FunctionAct>(['into', 'trade', 'buy', 'bridge']);
