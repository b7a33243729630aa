import { same, isNobody } from '../../ledger/account.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Address } from 'viem';
import { ownersFact, thresholdFact } from '../../label/accounts/safeFacts.ts';
import type { FactId } from '../../model/fact.ts';
import { type Known, known, unknown, valueOf } from '../../model/known.ts';
import { isKnown } from '../../evidence/book.ts';
import { type ControlCall, contractOf, controlCalls } from '../../evidence/controlCalls.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence, codeFact, codeOf } from '../../evidence/evidence.ts';
import { addressAt, integerAt } from '../../actions/steps/stepTree.ts';

/** Rules on who owns a Safe, and how many of them must sign. */
export const safeOwners: readonly Rule[] = [
  {
    id: 'power.owners',
    severity: 'stop',
    needs: ['step.<s>.fn', 'account.<a>.owners', 'account.<a>.threshold', 'account.<a>.code', 'book'],
    readsSteps: true,
    run: (view) => bySafe(controlCalls(view, 'owners')).flatMap((calls) => ofSafe(view, calls)),
  },
];

/** The calls that are about the same Safe, in their order: together they come to one change. */
function bySafe(calls: readonly ControlCall[]): readonly (readonly ControlCall[])[] {
  const groups = new Map<string, ControlCall[]>();
  for (const call of calls) {
    const key = contractOf(call.step)?.toLowerCase() ?? call.step.id;
    const there = groups.get(key);
    if (there === undefined) groups.set(key, [call]);
    else there.push(call);
  }
  return [...groups.values()];
}

/** Where the calls lead, call by call. `owners` by their address in lower case; undefined where nobody says who owns it now. */
type Change = {
  owners: Map<string, Address> | undefined;
  threshold: bigint | undefined;
  /** Who becomes an owner, with the fact that names them. */
  added: { address: Address; fact: FactId }[];
};

/** So many facts are cited of calls that are about one Safe. */
const mostCited = 24;

function ofSafe(view: Evidence, calls: readonly ControlCall[]): readonly RuleAnswer[] {
  const [first] = calls;
  if (first === undefined) return [];
  const safe = contractOf(first.step);
  const ids = safe === undefined ? undefined : { owners: ownersFact(safe), threshold: thresholdFact(safe) };
  const owners = ids === undefined ? unknown('notAsked') : ownersOf(view, ids.owners);
  const threshold = ids === undefined ? unknown('notAsked') : numberOf(view, ids.threshold);
  const was = threshold.s === 'known' ? threshold.v : undefined;
  const after: Change = {
    owners: owners.s === 'known' ? new Map(owners.v.map((it) => [it.toLowerCase(), it])) : undefined,
    threshold: was,
    added: [],
  };
  for (const call of calls) apply(after, call);

  const cited = [...after.added.map(({ fact }) => fact), ...calls.map(({ fn }) => fn)];
  const facts = [first.contract, ...cited.slice(0, mostCited)];
  const said = (
    severity: 'stop' | 'caution',
    says: Extract<RuleAnswer, { outcome: 'fired' }>['says'],
  ): RuleAnswer => ({
    outcome: 'fired',
    severity,
    step: first.step.id,
    facts,
    says,
    why: { id: 'power.owners.why', args: {} },
    remedy: severity === 'stop' ? 'reject' : { id: 'power.control.remedy', args: {} },
    ...(severity === 'stop' ? { act: { kind: 'reject' } } : {}),
  });

  const contract = first.contract;
  const stranger = after.added.find(
    ({ address }) => !ownAccounts(view).has(address.toLowerCase()) && !isKnown(view, address),
  );
  if (after.threshold === 1n && (was !== 1n || stranger !== undefined)) {
    const it = said('stop', { id: 'power.owners.saysOne', args: { contract } });
    const milder = was === 1n && it.outcome === 'fired' && stranger !== undefined;
    return [milder ? { ...it, unlessKnown: stranger.address } : it];
  }
  const gaps = [
    ...(ids !== undefined && owners.s !== 'known' ? [missing(ids.owners, owners)] : []),
    ...(ids !== undefined && threshold.s !== 'known' ? [missing(ids.threshold, threshold)] : []),
  ];
  if (after.owners === undefined || after.threshold === undefined || was === undefined) {
    return [said('caution', { id: 'power.owners.saysChanged', args: { fn: first.fn, contract } }), ...gaps];
  }
  const able = [...after.owners.values()].map((owner) =>
    canSign(view, owner, safe === undefined ? [] : [safe]),
  );
  const least = able.filter((it) => it.s === 'known' && it.v).length;
  const most = able.filter((it) => it.s !== 'known' || it.v).length;
  const needed = Number(after.threshold);
  if (most < needed) {
    const args = { contract, needed, able: most };
    return [
      {
        ...said('stop', { id: 'power.owners.saysLocked', args }),
        why: { id: 'power.owners.whyLocked', args: {} },
      } as RuleAnswer,
    ];
  }
  const wasCount = owners.s === 'known' ? owners.v.length : 0;
  const count = after.owners.size;
  const how = needed === Number(was) && count === wasCount ? 'same' : 'other';
  const args = { contract, needed, count, was: Number(was), wasCount, how };
  const open =
    least < needed ? able.flatMap((it) => (it.s === 'known' ? [] : [missing(it.fact, it.why)])) : [];
  return [said('caution', { id: 'power.owners.says', args }), ...open];
}

/** What one call changes. Whoever is removed must be there, or the Safe refuses; then nothing changes. */
function apply(now: Change, { step }: ControlCall): void {
  const account = (what: 'adds' | 'removes') => {
    const at = rowSays(step.fn?.signature, what);
    return at === undefined ? undefined : addressAt(step, ...at);
  };
  const [removed, added] = [account('removes'), account('adds')];
  if (removed !== undefined) now.owners?.delete(removed.value.toLowerCase());
  if (added !== undefined) {
    now.added.push({ address: added.value, fact: added.fact });
    now.owners?.set(added.value.toLowerCase(), added.value);
  }
  const needs = rowSays(step.fn?.signature, 'needs');
  if (needs !== undefined) now.threshold = integerAt(step, ...needs)?.value ?? now.threshold;
}

function ownersOf(view: Evidence, id: FactId): Known<readonly Address[]> {
  const it = lookUp(view, id);
  if (it.s !== 'known') return it;
  if (it.v.kind !== 'list') return unknown('malformed');
  return known(it.v.items.flatMap((item) => (item.kind === 'address' ? [item.address] : [])));
}

function numberOf(view: Evidence, id: FactId): Known<bigint> {
  const it = lookUp(view, id);
  if (it.s !== 'known') return it;
  return it.v.kind === 'integer' ? known(it.v.value) : unknown('malformed');
}

/** Whether an owner of a Safe can ever sign, or the fact that this hangs on. */
type CanSign =
  | Readonly<{ s: 'known'; v: boolean }>
  | Readonly<{ s: 'open'; fact: FactId; why: Exclude<Known<never>, { s: 'known' }> }>;

/**
 * Whether an owner can sign for a Safe. A key can, unless it is one that nobody has (a burn address, a precompile).
 * Another Safe can if enough of its own owners can; one of those who would be asked already (`asked`) cannot. Other
 * contracts are taken for accounts that can.
 */
function canSign(view: Evidence, owner: Address, asked: readonly Address[]): CanSign {
  if (isNobody(owner) || asked.some((it) => same(it, owner))) return { s: 'known', v: false };
  const code = codeOf(view, owner);
  if (code.s !== 'known') return { s: 'open', fact: codeFact(owner), why: code };
  if (code.v.state !== 'contract') return { s: 'known', v: true };
  const list = valueOf(lookUp(view, ownersFact(owner)));
  const needed = valueOf(lookUp(view, thresholdFact(owner)));
  if (list?.kind !== 'list' || needed?.kind !== 'integer') return { s: 'known', v: true };
  const able = list.items.map(
    (item): CanSign =>
      item.kind === 'address' ? canSign(view, item.address, [...asked, owner]) : { s: 'known', v: true },
  );
  const count = (is: (it: CanSign) => boolean) => BigInt(able.filter(is).length);
  if (count((it) => it.s === 'known' && it.v) >= needed.value) return { s: 'known', v: true };
  const open = able.find((it) => it.s === 'open');
  if (open === undefined || count((it) => it.s === 'open' || it.v) < needed.value)
    return { s: 'known', v: false };
  return open;
}
