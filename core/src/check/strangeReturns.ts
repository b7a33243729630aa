import type { Address } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import { insideOf } from '../label/findArgs.ts';
import type { Arg, Step } from '../model/step.ts';
import { chainOf } from '../request/chainOf.ts';
import { savedName } from './book.ts';
import { isDust } from './dust.ts';
import { effectFact } from './effectFact.ts';
import { changeOf, isPlainCall, unaskedLosses } from './flows.ts';
import { isAll, ran } from './losses.ts';
import { actingAccounts } from './own.ts';
import { clear, type Rule, type Said } from './rule.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';
import { isWellKnown } from './wellKnownTokens.ts';

/** What comes for what a call takes, where nothing but the name of the call is known. */
export const strangeReturns: readonly Rule[] = [
  {
    id: 'outcome.strangeReturn',
    family: 'outcome',
    severity: 'caution',
    because:
      'A token of no worth is soon made. A contract that has an old permission can take what is worth something and give that. A note where the call itself names the amount, or the token and no more than twice the amount, and something is left.',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

function run(view: View): readonly Said[] {
  const early = ran(view);
  if (early !== undefined) return early;
  const plain = everyStep(view.steps).filter(isPlainCall);
  if (plain.length === 0 || view.effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  const lost = unaskedLosses(view).filter(({ asset }) => asset !== undefined && asset.kind !== 'native');
  const gained = view.effects.v.lines.filter(
    (line) => acting.has(line.who.toLowerCase()) && (changeOf(line) ?? 0n) > 0n && !isNothing(view, line),
  );
  const [got] = gained;
  if (lost.length === 0 || got === undefined || !gained.every((line) => isStrange(view, line)))
    return [clear('effects')];
  return lost.map((line): Said => {
    const loss = -(changeOf(line) ?? 0n);
    const exact = plain.some((step) => namesLoss(step, loss));
    const named = exact || plain.some((step) => namesMost(step, line, loss));
    // A vault gives shares that are itself for what is put into it.
    const isVault = gained.every(({ asset }) =>
      plain.some(
        ({ to }) => to !== null && asset !== undefined && 'address' in asset && same(asset.address, to),
      ),
    );
    if (exact && isVault) return clear(effectFact(line, 'delta'));
    const args = {
      who: effectFact(line, 'who'),
      amount: effectFact(line, 'delta'),
      got: effectFact(got, 'delta'),
    };
    return {
      outcome: 'fired',
      severity: named && !isAll(view, line) ? 'note' : 'caution',
      facts: [args.amount, args.got, args.who],
      says: { id: 'outcome.strangeReturn.says', args },
      why: { id: 'outcome.strangeReturn.why', args: {} },
      remedy: { id: 'outcome.strangeReturn.remedy', args: {} },
    };
  });
}

/** Whether nobody here knows what it is worth: neither a token that everybody knows, nor one that the user saved. */
function isStrange(view: View, { asset }: EffectLine): boolean {
  if (asset === undefined || asset.kind === 'native') return false;
  const chainId = chainOf(view.incoming.request.body);
  return (chainId === undefined || !isWellKnown(chainId, asset.address)) && !savedName(view, asset.address);
}

/** Coins of less than the fee are no return either. */
function isNothing(view: View, line: EffectLine): boolean {
  const change = changeOf(line) ?? 0n;
  const fee = line.asset?.kind === 'native' ? valueOf(view.facts['fee.expected']?.value) : undefined;
  return isDust(view, line.asset, change) || (fee?.kind === 'amount' && change < fee.raw);
}

/** Whether a call names exactly what is lost. */
function namesLoss({ args }: Step, loss: bigint): boolean {
  return args.some((arg) => hasInteger(arg, (it) => it === loss));
}

/** Whether a call names the token, and an amount not far above what is lost: what a pool may take at most. */
function namesMost({ args }: Step, { asset }: EffectLine, loss: bigint): boolean {
  if (asset === undefined || asset.kind === 'native') return false;
  const { address } = asset;
  return (
    args.some((arg) => hasAddress(arg, address)) &&
    args.some((arg) => hasInteger(arg, (it) => it >= loss && it <= 2n * loss))
  );
}

function hasInteger(arg: Arg, fits: (it: bigint) => boolean): boolean {
  if (arg.value.kind === 'integer') return arg.meaning?.as !== 'deadline' && fits(arg.value.value);
  return insideOf(arg).some((it) => hasInteger(it, fits));
}

function hasAddress(arg: Arg, address: Address): boolean {
  if (arg.value.kind === 'address') return same(arg.value.address, address);
  return insideOf(arg).some((it) => hasAddress(it, address));
}
