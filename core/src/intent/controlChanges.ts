import { factOfStep } from '../model/factIds.ts';
import { isActing } from '../evidence/accounts.ts';
import { same } from '../ledger/account.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { controlKindOf } from '../actions/control/controls.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import type { FunctionModel } from '../decode/abis/functionModel.ts';
import { rowSays } from '../decode/abis/rowSays.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine } from '../model/effects.ts';
import type { StepId } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import type { ControlPart, Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { type Difference, differs, type PartFound } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { isWithin } from '../ledger/scope.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';
import { type Parties } from './comparedParties.ts';

type Said = ClauseAt<'change'>;

type Changed = Readonly<{ line: EffectLine; part: ControlPart }>;

/** Who owns or runs an account, by which rules and with which code: what changes of it, and what was said to. */
export function controlChanges(view: Evidence, intent: Intent, { own }: Parties): PartFound {
  const { body } = view.incoming.request;
  if (body.kind === 'authorization') return lent(view, intent);
  const lines = (valueOf(view.effects)?.lines ?? []).flatMap((line): readonly Changed[] => {
    const part = partOf(line);
    return part !== undefined && changes(line) ? [{ line, part }] : [];
  });
  const said = clausesOf(intent, 'change');
  const differences = [
    ...lines.flatMap((it) => unsaid(it, said)),
    ...(view.effects.s === 'known' ? said.flatMap((it) => unmade(it, said, lines)) : []),
    ...unseen(view, own, lines).filter(({ step }) => !isAsSaid(view, said, step)),
  ];
  const gaps = lines.flatMap(({ line }) =>
    line.after.s === 'known'
      ? []
      : [{ rule: 'intent.controls', fact: effectFact(line, 'after'), it: unknown('notAsked') } as const],
  );
  return { differences, gaps };
}

/** An authorization (EIP-7702) lends the account to code: the request says which, and for which networks. Nothing else changes. */
function lent(view: Evidence, intent: Intent): PartFound {
  const { body } = view.incoming.request;
  if (body.kind !== 'authorization') return { differences: [], gaps: [] };
  const { authority = intent.account, delegate } = body;
  const found = 'request.delegate';
  const said = clausesOf(intent, 'change');
  const isOf = ({ clause }: Said) => clause.part === 'delegation' && same(clause.of.address, authority);
  if (!said.some(isOf)) {
    const says = { id: 'intent.controls.saysLent', args: { found } } as const;
    return { differences: [differs('intent.controls', says, [found])], gaps: [] };
  }
  const differences = said.flatMap((it): readonly Difference[] => {
    const { becomes, part } = it.clause;
    const of = intentFact(it.at, 'of');
    if (!isOf(it)) {
      return [differs('intent.controls', { id: 'intent.controls.saysNothing', args: { part, of } }, [of])];
    }
    if (becomes === undefined || (typeof becomes === 'object' && same(becomes.address, delegate))) return [];
    const other = intentFact(it.at, 'becomes');
    const says = { id: 'intent.controls.saysOther', args: { part, said: other, found } } as const;
    return [differs('intent.controls', says, [other, found])];
  });
  return { differences, gaps: [] };
}

/** What a line is a change of; undefined for lines that are about no control. */
function partOf({ what, part }: EffectLine): ControlPart | undefined {
  if (what === 'delegate') return 'delegation';
  if (what === 'role') return 'owner';
  return what === 'owner' || what === 'code' || what === 'safe' ? partNamed(part) : undefined;
}

function partNamed(part: EffectLine['part']): ControlPart {
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

function unsaid({ line, part }: Changed, said: readonly Said[]): readonly Difference[] {
  const its = said.filter((it) => isOn(it, { line, part }));
  const who = effectFact(line, 'who');
  const [first] = its;
  if (!first) {
    return [differs('intent.controls', { id: 'intent.controls.saysUnsaid', args: { part, who } }, [who])];
  }
  // Whether it is the one that was said is not known: that is a gap.
  if (line.after.s !== 'known' && its.some(({ clause }) => mayBe(line, clause))) return [];
  if (its.some(({ clause }) => isAnything(clause) || comes(line, clause) || goes(line, clause))) return [];
  const found = effectFact(line, line.counterparty === undefined ? 'after' : 'counterparty');
  const value = intentFact(first.at, first.clause.becomes === undefined ? 'of' : 'becomes');
  return [
    differs('intent.controls', { id: 'intent.controls.saysOther', args: { part, said: value, found } }, [
      value,
      found,
    ]),
  ];
}

/** What was said to change, and does not: who is to come has to, and so has to go who is replaced. */
function unmade(said: Said, all: readonly Said[], lines: readonly Changed[]): readonly Difference[] {
  const { clause, at } = said;
  const its = lines.filter((it) => isOn(said, it));
  const open = its.some(({ line }) => line.after.s !== 'known' && mayBe(line, clause));
  const isMade =
    its.length > 0 &&
    (clause.becomes === undefined || its.some(({ line }) => comes(line, clause))) &&
    (clause.replaces === undefined || its.some(({ line }) => goes(line, clause)));
  // A line that is another change than the one that was said is told as that.
  const isOther = its.some(({ line }) =>
    all.every((it) => !comes(line, it.clause) && !goes(line, it.clause)),
  );
  if (isMade || open || isOther) return [];
  const of = intentFact(at, 'of');
  const says = { id: 'intent.controls.saysNothing', args: { part: clause.part, of } } as const;
  return [differs('intent.controls', says, [of])];
}

function isOn({ clause }: Said, { line, part }: Changed): boolean {
  return part === clause.part && same(clause.of.address, line.who);
}

/** Only the part was said: whatever it becomes. */
function isAnything({ becomes, replaces }: Said['clause']): boolean {
  return becomes === undefined && replaces === undefined;
}

/** Whether a line of which it is not known what it comes to may be what was said: of nobody else. */
function mayBe({ counterparty }: EffectLine, { becomes, replaces }: Said['clause']): boolean {
  const named = [becomes, replaces].filter((it) => typeof it === 'object');
  return counterparty === undefined || named.some(({ address }) => same(address, counterparty));
}

/** Whether a line is of who comes in, or of the value that is set. */
function comes(line: EffectLine, { becomes }: Said['clause']): boolean {
  const after = valueOf(line.after);
  if (typeof becomes === 'bigint') return after === becomes;
  if (becomes === undefined) return false;
  if (line.counterparty !== undefined && typeof after === 'boolean') {
    return after && same(becomes.address, line.counterparty);
  }
  const set = line.counterparty ?? after;
  return typeof set === 'string' && isAddressIn(set, becomes.address);
}

/** Whether a line is of who goes. */
function goes(line: EffectLine, { replaces }: Said['clause']): boolean {
  if (replaces === undefined) return false;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if (line.counterparty !== undefined && typeof after === 'boolean') {
    return !after && same(replaces.address, line.counterparty);
  }
  return (
    typeof before === 'string' &&
    isAddressIn(before, replaces.address) &&
    !isAddressIn(String(after), replaces.address)
  );
}

/** A slot holds an address in its last 20 bytes. */
function isAddressIn(hex: string, address: string): boolean {
  return hex.length >= 42 && hex.slice(-40).toLowerCase() === address.slice(2).toLowerCase();
}

/** Calls that change control where no line shows what became of it. */
function unseen(view: Evidence, own: ReadonlySet<string>, lines: readonly Changed[]): readonly Difference[] {
  return immediateSteps(view.steps).flatMap((step) => {
    if (controlKindOf(step) === undefined || !isActing(step.actor, own)) return [];
    const isShown = lines.some(
      ({ line }) =>
        line.cause.some((id) => isWithin(id, step.id)) ||
        (same(step.to, line.who) && line.cause.every((id) => isWithin(step.id, id))),
    );
    if (isShown) return [];
    const call = factOfStep(step.id, 'fn');
    return [differs('intent.controls', { id: 'intent.controls.saysCall', args: { call } }, [call], step.id)];
  });
}

/**
 * Without a simulation the call itself shows whether it is the change that was said: of the same account, of the same part, and
 * it names who comes in and who goes.
 */
function isAsSaid(view: Evidence, said: readonly Said[], id: StepId | undefined): boolean {
  if (view.effects.s === 'known') return false;
  const step = immediateSteps(view.steps).find((it) => it.id === id);
  if (step?.fn === undefined || step.to === null) return false;
  const { to, data } = step;
  const part = partSaidBy(step);
  return said.some(({ clause: { of, becomes, replaces, ...clause } }) => {
    if (clause.part !== part || !same(of.address, to)) return false;
    const words = [becomes, replaces].flatMap((it) => {
      if (it === undefined) return [];
      return [typeof it === 'bigint' ? it.toString(16).padStart(64, '0') : it.address.slice(2).toLowerCase()];
    });
    return words.every((it) => data.toLowerCase().includes(it));
  });
}

/** Which part a call changes, as its row says. */
function partSaidBy(step: Step): ControlPart | undefined {
  const kind = controlKindOf(step);
  if (kind === 'code' || kind === 'handler') return kind;
  const says = <K extends keyof FunctionModel>(what: K) => rowSays(step.fn?.signature, what);
  const [part] = says('alters')?.parts ?? [];
  if (part !== undefined && part !== 'granted') return partNamed(part);
  const verb = says('verb');
  if (verb === 'addModule' || verb === 'removeModule') return 'module';
  if (verb === 'addOwner' || verb === 'removeOwner') return 'owner';
  return kind === 'owners' || kind === 'given' ? 'owner' : undefined;
}
