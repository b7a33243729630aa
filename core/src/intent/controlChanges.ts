import { effectFact } from '../actions/addresses/effectFact.ts';
import { controlKindOf } from '../actions/control/controls.ts';
import { stepsNow } from '../actions/steps/stepsNow.ts';
import { same } from '../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine } from '../model/effects.ts';
import type { ControlPart, Intent, NamedAccount } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { type Difference, differs, type PartFound } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { clausesOf } from './money.ts';

type Of = ReturnType<typeof clausesOf<'change'>>[number];

/** Who owns or runs an account, by which rules and with which code: what changes of it, and what was said to. */
export function controlChanges(view: Evidence, intent: Intent, own: ReadonlySet<string>): PartFound {
  const { body } = view.incoming.request;
  if (body.kind === 'authorization') return lent(view, intent);
  const lines = (valueOf(view.effects)?.lines ?? []).flatMap((line) => {
    const part = partOf(line);
    return part !== undefined && changes(line) ? [{ line, part }] : [];
  });
  const said = clausesOf(intent, 'change');
  const differences = [
    ...lines.flatMap(({ line, part }) => unsaid(line, part, said)),
    ...said.flatMap(({ clause, at }): readonly Difference[] => {
      if (view.effects.s !== 'known') return [];
      const isMade = lines.some(
        ({ line, part }) => part === clause.part && same(line.who, clause.of.address),
      );
      const of = intentFact(at, 'of');
      return isMade
        ? []
        : [
            differs(
              'intent.controls',
              { id: 'intent.controls.saysNothing', args: { part: clause.part, of } },
              [of],
            ),
          ];
    }),
    ...unseen(view, own, lines.length > 0 || said.length > 0),
  ];
  const gaps = lines.flatMap(({ line }) =>
    line.after.s === 'known'
      ? []
      : [{ rule: 'intent.controls', fact: effectFact(line, 'after'), it: unknown('notAsked') } as const],
  );
  return { differences, gaps };
}

/** An authorization (EIP-7702) lends the account to code: the request says which, and for which networks. */
function lent(view: Evidence, intent: Intent): PartFound {
  const { body } = view.incoming.request;
  if (body.kind !== 'authorization') return { differences: [], gaps: [] };
  const found = 'request.delegate';
  const its = clausesOf(intent, 'change').filter(({ clause }) => clause.part === 'delegation');
  const [first] = its;
  if (!first) {
    const says = { id: 'intent.controls.saysLent', args: { found } } as const;
    return { differences: [differs('intent.controls', says, [found])], gaps: [] };
  }
  const { becomes } = first.clause;
  const fits = typeof becomes === 'object' && same(becomes.address, body.delegate);
  if (fits) return { differences: [], gaps: [] };
  const said = intentFact(first.at, becomes === undefined ? 'of' : 'becomes');
  const says = { id: 'intent.controls.saysLent', args: { found } } as const;
  return { differences: [differs('intent.controls', says, [said, found])], gaps: [] };
}

/** What a line is a change of; undefined for lines that are about no control. */
function partOf({ what, part }: EffectLine): ControlPart | undefined {
  if (what === 'delegate') return 'delegation';
  if (what === 'role') return 'owner';
  if (what !== 'owner' && what !== 'code' && what !== 'safe') return undefined;
  switch (part) {
    case 'owners':
    case 'owner':
    case 'pendingOwner':
    case 'granted':
    case 'admin':
      return 'owner';
    case 'threshold':
      return 'threshold';
    case 'module':
      return 'module';
    case 'guard':
    case 'moduleGuard':
      return 'guard';
    case 'fallbackHandler':
      return 'handler';
    case 'delegation':
      return 'delegation';
    default:
      return 'code';
  }
}

function changes({ before, after }: EffectLine): boolean {
  return before.s !== 'known' || after.s !== 'known' || before.v !== after.v;
}

function unsaid(line: EffectLine, part: ControlPart, said: readonly Of[]): readonly Difference[] {
  const its = said.filter(({ clause }) => clause.part === part && same(clause.of.address, line.who));
  const who = effectFact(line, 'who');
  const [first] = its;
  if (!first) {
    return [differs('intent.controls', { id: 'intent.controls.saysUnsaid', args: { part, who } }, [who])];
  }
  // Whether it is the one that was said is not known: that is a gap.
  if (line.after.s !== 'known' && its.some(({ clause }) => mayBe(line, clause))) return [];
  if (its.some(({ clause }) => fits(line, clause.becomes, clause.replaces))) return [];
  const found = effectFact(line, line.counterparty === undefined ? 'after' : 'counterparty');
  const value = intentFact(first.at, first.clause.becomes === undefined ? 'of' : 'becomes');
  return [
    differs('intent.controls', { id: 'intent.controls.saysOther', args: { part, said: value, found } }, [
      value,
      found,
    ]),
  ];
}

/** Whether a line of which it is not known what it comes to may be what was said: of nobody else. */
function mayBe({ counterparty }: EffectLine, { becomes, replaces }: Of['clause']): boolean {
  const named = [becomes, replaces].filter((it) => typeof it === 'object');
  return counterparty === undefined || named.some(({ address }) => same(address, counterparty));
}

/** Of owners and modules one comes or goes; of everything else the value is set. */
function fits(
  line: EffectLine,
  becomes: NamedAccount | bigint | undefined,
  replaces: NamedAccount | undefined,
): boolean {
  const after = valueOf(line.after);
  if (line.counterparty !== undefined && typeof after === 'boolean') {
    const who = after ? becomes : replaces;
    return typeof who === 'object' && same(who.address, line.counterparty);
  }
  if (typeof becomes === 'bigint') return after === becomes;
  if (becomes === undefined) return false;
  const set = line.counterparty ?? after;
  return typeof set === 'string' && isAddressIn(set, becomes.address);
}

/** A slot holds an address in its last 20 bytes. */
function isAddressIn(hex: string, address: string): boolean {
  return hex.length >= 42 && hex.slice(-40).toLowerCase() === address.slice(2).toLowerCase();
}

/** Calls that change control where no line shows what became of it. */
function unseen(view: Evidence, own: ReadonlySet<string>, isShown: boolean): readonly Difference[] {
  if (isShown) return [];
  return stepsNow(view.steps).flatMap((step) => {
    const by = step.actor;
    if (controlKindOf(step) === undefined || (by !== 'unknown' && !own.has(by.toLowerCase()))) return [];
    const call = `step.${step.id}.fn`;
    return [differs('intent.controls', { id: 'intent.controls.saysCall', args: { call } }, [call], step.id)];
  });
}
