import { factOfAccount } from '../../model/factIds.ts';
import { knownNames } from '../../shipped/known.ts';
import { protocolNames } from '../../shipped/protocols.ts';
import { addressesOf } from '../../model/addressesOf.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { plainLetters } from '../../text/plainLetters.ts';
import { ownBook, savedName } from '../../evidence/book.ts';
import { publishedOf } from '../../evidence/contractRecord.ts';
import type { Counterpart } from '../../actions/addresses/counterparts.ts';
import { unvouchedFor } from '../identity/identity.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isVouched } from '../../evidence/vouched.ts';

/** A contract whose published source has the name of another one. */
export const sourceNames: readonly Rule[] = [
  {
    id: 'names.source',
    severity: 'caution',
    needs: ['account.<a>.verified', 'account.<a>.sourceName'],
    readsSteps: true,
    run: (view) => unvouchedFor(view).flatMap((it) => judge(view, it)),
  },
];

function judge(view: Evidence, it: Counterpart): readonly RuleAnswer[] {
  if (isVouched(view, it.address) || savedName(view, it.address)) return [];
  const facts = sourceNamesOf(view, it);
  const alike = facts.flatMap((fact): RuleAnswer[] => {
    const value = valueOf(lookUp(view, fact));
    const how = value?.kind === 'text' ? originalOf(view, value.text) : undefined;
    if (how === undefined) return [];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: it.step.id,
        facts: [it.fact, fact],
        says: { id: 'names.source.says', args: { contract: it.fact, name: fact, how } },
        why: { id: 'names.source.why', args: {} },
        remedy: { id: 'names.source.remedy', args: {} },
      },
    ];
  });
  if (alike.length > 0) return alike.slice(0, 1);
  // Where no code is, there is no source to be named.
  const code = codeOf(view, it.address);
  if (code.s === 'known' && code.v.state === 'none') return [];
  const { it: record, fact } = publishedOf(view, it.address);
  if (record.s === 'known') return [clear(it.fact, ...facts)];
  // Of a network of which nobody keeps records there is no name; who only gets called is not missed.
  const isNeeded = it.how === 'power' || it.how === 'code';
  return isNeeded && !(record.s === 'unknown' && record.why === 'unsupported') ? [missing(fact, record)] : [];
}

/** What the sources of the code at an address call it: its own, and of a proxy that of what it runs. */
function sourceNamesOf(view: Evidence, { address }: Counterpart): readonly FactId[] {
  const runs = lookUp(view, factOfAccount(address, 'implementation'));
  return [address, ...addressesOf(valueOf(runs))]
    .map((at) => factOfAccount(at, 'sourceName'))
    .filter((fact) => lookUp(view, fact).s === 'known');
}

/** Whose name it looks like: one that ships with Readback, or one that the user saved for someone else. */
function originalOf(view: Evidence, name: string): 'known' | 'saved' | undefined {
  const forms = formsOf(name);
  const saved = ownBook(view).some(
    (entry) => !entry.own && entry.name !== undefined && forms.has(plainName(entry.name)),
  );
  if (saved) return 'saved';
  shipped ??= new Set([...knownNames(), ...protocolNames()].map(plainName));
  const all = shipped;
  return [...forms].some((form) => all.has(form)) ? 'known' : undefined;
}

let shipped: ReadonlySet<string> | undefined;

/** A name, and the same without the number that sources count their editions by: `UniswapV2Router02`. */
function formsOf(name: string): ReadonlySet<string> {
  const plain = plainName(name);
  return new Set([plain, plain.replace(/\d+$/, '')].filter((form) => form.length >= 4));
}

/** A name as a hurried reader takes it: capitals, spaces, signs and letters of other scripts do not count. */
function plainName(name: string): string {
  return plainLetters(name).replace(/[^\p{L}\p{N}]/gu, '');
}
