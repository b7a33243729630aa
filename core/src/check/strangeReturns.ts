import type { EffectLine } from '../model/effects.ts';
import { valueOf } from '../model/known.ts';
import type { ArgValue } from '../model/step.ts';
import { chainOf } from '../request/chainOf.ts';
import { savedName } from './book.ts';
import { effectFact } from './effectFact.ts';
import { changeOf, isPlainCall, unaskedLosses } from './flows.ts';
import { ran } from './losses.ts';
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
      'A token of no worth is soon made. A contract that has an old permission can take what is worth something and give that. A note where the call itself names the amount and something is left.',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
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
    (line) => acting.has(line.who.toLowerCase()) && (changeOf(line) ?? 0n) > 0n && !isDust(view, line),
  );
  const [got] = gained;
  if (lost.length === 0 || got === undefined || !gained.every((line) => isStrange(view, line)))
    return [clear('effects')];
  return lost.map((line): Said => {
    const named = plain.some(({ args }) => args.some(({ value }) => names(value, -(changeOf(line) ?? 0n))));
    // A vault gives shares that are itself for what is put into it.
    const isVault = gained.every(({ asset }) =>
      plain.some(
        ({ to }) => to !== null && asset !== undefined && 'address' in asset && same(asset.address, to),
      ),
    );
    if (named && isVault) return clear(effectFact(line, 'delta'));
    const args = {
      who: effectFact(line, 'who'),
      amount: effectFact(line, 'delta'),
      got: effectFact(got, 'delta'),
    };
    return {
      outcome: 'fired',
      severity: named && valueOf(line.after) !== 0n ? 'note' : 'caution',
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

/** Less than a millionth of a whole token, or of coins less than the fee: no return. */
function isDust(view: View, line: EffectLine): boolean {
  const change = changeOf(line) ?? 0n;
  if (line.asset?.kind === 'native') {
    const fee = valueOf(view.facts['fee.expected']?.value);
    return fee?.kind === 'amount' && change < fee.raw;
  }
  if (line.asset?.kind !== 'token') return false;
  const decimals = valueOf(view.facts[`token.${line.asset.address.toLowerCase()}.decimals`]?.value);
  return decimals?.kind === 'integer' && change * 1_000_000n < 10n ** decimals.value;
}

/** Whether a value, or one in it, is this amount. */
function names(value: ArgValue, amount: bigint): boolean {
  if (value.kind === 'integer') return value.value === amount;
  if (value.kind === 'array') return value.items.some((it) => names(it.value, amount));
  return value.kind === 'tuple' && value.fields.some((it) => names(it.value, amount));
}
