import { isOfEffect } from '@readback/core/model/factIds.ts';
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import type { Asset, FactValue } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Phrase, PhraseId } from '@readback/core/model/phrase.ts';
import { factIds, phrasesIn } from './phraseParts.ts';
import type { Subject } from './statement.ts';

/**
 * Whether the readback’s sentence says a change already, so that each fact stands once: it names the line itself, or it
 * says that you do exactly this. What it only asks for is not a change.
 */
export function saidAlready({ readback, facts, own }: Subject): (line: EffectLine) => boolean {
  const clauses = readback.sentence.flatMap(phrasesIn).map((phrase) => {
    const ids = factIds(phrase);
    const values = ids.flatMap((id) => valueOf(facts(id)?.value) ?? []);
    return { phrase, ids, values };
  });
  return (line) => {
    if (line.basis !== 'read') return false;
    return clauses.some(({ phrase, ids, values }) => {
      if (ids.some((id) => isOfEffect(id, line.id))) return true;
      return isDone(phrase) && saysIt(phrase.id, line, values, own);
    });
  };
}

/** What you do, as the effects agree: any other mood only asks. */
function isDone({ args }: Phrase): boolean {
  return 'mood' in args && args.mood === 'you';
}

const gives: ReadonlySet<PhraseId> = new Set([
  'sentence.send',
  'sentence.sendAcross',
  'sentence.wrap',
  'sentence.unwrap',
  'sentence.swap',
  'sentence.callWith',
]);
const allows: ReadonlySet<PhraseId> = new Set(['sentence.allow', 'sentence.permit']);
const allowsAll: ReadonlySet<PhraseId> = new Set(['sentence.allowAll', 'sentence.permitAll']);

function saysIt(
  id: PhraseId,
  { what, who, asset, counterparty, ...line }: EffectLine,
  values: readonly FactValue[],
  own: ReadonlySet<string>,
): boolean {
  if (asset === undefined || !own.has(who.toLowerCase())) return false;
  const before = valueOf(line.before);
  const after = valueOf(line.after);
  const names = (address: string | undefined) =>
    values.some((it) => it.kind === 'address' && it.address.toLowerCase() === address?.toLowerCase());
  const isOf = (raw: bigint) =>
    values.some(
      (it) => (it.kind === 'amount' || it.kind === 'allowance') && it.raw === raw && isSame(it.asset, asset),
    );
  if (what === 'balance') {
    if (typeof before !== 'bigint' || typeof after !== 'bigint' || after >= before) return false;
    return gives.has(id) && isOf(before - after);
  }
  if (what === 'allowance' && typeof after === 'bigint' && names(counterparty)) {
    if (allows.has(id)) return isOf(after);
    return allowsAll.has(id) && asset.kind === 'token' && names(asset.address) && isUnlimited(after);
  }
  if (what !== 'operator' || after !== true || asset.kind === 'native') return false;
  return id === 'sentence.allowItems' && names(counterparty) && names(asset.address);
}

function isSame(one: Asset, other: Asset): boolean {
  if (one.kind === 'native' || other.kind === 'native') return one.kind === other.kind;
  return one.address.toLowerCase() === other.address.toLowerCase();
}
