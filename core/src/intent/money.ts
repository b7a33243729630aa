import { effectFact } from '../actions/addresses/effectFact.ts';
import { changeOf, isCounted } from '../ledger/line.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown } from '../model/known.ts';
import { arriving } from './arriving.ts';
import { provenPayments } from './proven/provenPayments.ts';
import { provenTrades } from './proven/provenTrades.ts';
import { coming, elsewhere } from './coming.ts';
import { allFound, type Difference, type Gap, joined, type PartFound } from './difference.ts';
import { leaving, mustLeave } from './leaving.ts';
import { has, type Parties } from './comparedParties.ts';
import { movedOfOthers, payees } from './payees.ts';

/** What leaves, who gets it, and what comes. */
export function money(view: Evidence, intent: Intent, parties: Parties): PartFound {
  const others = payees(view, intent, parties);
  const wrong = new Set(others.flatMap(({ facts }) => facts));
  // Where another payee is in the place of one who was said, that nothing is paid or arrives is the same fault.
  const isOfOther = ({ half: it, facts }: Difference) =>
    (it === 'notThere' || it === 'notPaid') && facts.some((said) => wrong.has(payeeOf(said)));
  const { differences, gaps } = arriving(view, intent, parties);
  const found = allFound(
    leaving(view, intent, parties),
    {
      differences: [
        ...provenPayments(view, intent, parties).filter((it) => !isOfOther(it)),
        ...provenTrades(view, intent, parties),
      ],
      gaps: [],
    },
    { differences: differences.filter((it) => !isOfOther(it)), gaps },
    {
      differences: [...others, ...movedOfOthers(view, intent, parties), ...elsewhere(view, parties)],
      gaps: [],
    },
    coming(view, intent, parties),
    { differences: [], gaps: vague(view, intent, parties) },
  );
  return { ...found, differences: once(found.differences) };
}

/** The payee of the clause whose value a fact is. */
function payeeOf(said: FactId): FactId {
  return said.replace(/^(intent\.\d+)\..*$/, '$1.to');
}

/** What leaves and who gets it are one fault, and so is something else in the place of what was said. */
function once(all: readonly Difference[]): readonly Difference[] {
  const withPayee = joined(all, 'leaves', ['payee'], ({ of, facts: [found] }, { of: other, facts: [to] }) =>
    found === undefined || to === undefined || of !== other
      ? undefined
      : { id: 'intent.pays.saysAlsoPays', args: { found, to } },
  );
  return joined(
    withPayee,
    'notPaid',
    ['leaves', 'other', 'otherItem'],
    ({ facts: [said] }, { facts: [found], half: it }) =>
      said === undefined || found === undefined
        ? undefined
        : {
            id: 'intent.pays.saysInstead',
            args: { how: it === 'otherItem' ? 'item' : 'asset', said, found },
          },
  );
}

/** What is as said only once a simulation shows it: the bytes prove what differs, and never that nothing else does. */
const onlySimulated = [
  'intent.pays',
  'intent.gets',
  'intent.allows',
  'intent.controls',
  'intent.happens',
] as const;

/** Lines of the accounts' own that no read decides. What only an event claims, and reads deny, is decided. */
function vague(view: Evidence, intent: Intent, { own }: Parties): readonly Gap[] {
  const shown = intent.clauses.some((it) =>
    it.kind === 'pay' ? mustLeave(it) : it.kind === 'get' || it.kind === 'change',
  );
  if (view.stations.simulate === 'skipped' && !shown) return [];
  if (view.effects.s !== 'known') {
    const { effects } = view;
    return onlySimulated.map((rule) => ({ rule, fact: 'effects', it: effects }));
  }
  return view.effects.v.lines.flatMap((line): readonly Gap[] => {
    const { who, before, after } = line;
    if (!isCounted(line) || !has(own, who) || changeOf(line) !== undefined) return [];
    if (before.s === 'known' && after.s === 'known' && before.v === after.v) return [];
    return [{ rule: 'intent.pays', fact: effectFact(line, 'after'), it: unknown('notAsked') }];
  });
}
