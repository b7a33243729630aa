import { accountKey } from '../../text/accountKey.ts';
import { factOfStep, factOfArg, factWithin, factOfMove, factAmong } from '../../model/factIds.ts';
import { isNobody } from '../../ledger/account.ts';
import { sawNothingAfter } from '../../evidence/truncation.ts';
import { changeOf } from '../../ledger/line.ts';
import { memoize } from '../../kit/memoize.ts';
import { agencyOf } from '../../actions/steps/agency.ts';
import { ownMovesOf } from '../../evidence/moves/ownMoves.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Asset, FactId } from '../../model/fact.ts';
import { pending, unknown, valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import type { FunctionModel, Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { positionOwnerFact } from '../../label/tokens/positionFacts.ts';
import { packedAccount } from '../../actions/purpose/packedAccounts.ts';
import type { Word } from '../../actions/purpose/words.ts';
import { isOfValidators } from '../../actions/purpose/isOfValidators.ts';
import { accountOf, carriesCode, type Unexplained } from '../../evidence/purpose/account.ts';
import { onlyReads } from '../../evidence/purpose/onlyReads.ts';
import { isSafelyKnown } from '../../evidence/purpose/unvouchedSteps.ts';
import type { UnexplainedMove } from '../../evidence/purpose/unexplainedMoves.ts';

/** What the account of the request leaves unexplained, as rules: each names the value, and what is unknown of it. */
export const unexplained: readonly Rule[] = [
  {
    id: 'account.named',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'effects'],
    readsSteps: true,
    neverMuted: true,
    needsVouching: true,
    run: named,
  },
  {
    id: 'account.key',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'account.<a>.code'],
    readsSteps: true,
    neverMuted: true,
    run: keys,
  },
  {
    id: 'account.elsewhere',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'account.<a>.owner.<id>', 'account.<a>.factory', 'account.<a>.code'],
    readsSteps: true,
    neverMuted: true,
    needsVouching: true,
    run: elsewhere,
  },
  {
    id: 'account.move',
    severity: 'caution',
    needs: ['effects'],
    readsSteps: false,
    neverMuted: true,
    needsVouching: true,
    run: moved,
  },
  {
    id: 'account.record',
    severity: 'caution',
    needs: ['effects'],
    readsSteps: false,
    neverMuted: true,
    needsVouching: true,
    run: recorded,
  },
  {
    id: 'account.nameOnly',
    severity: 'note',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: nameOnly,
  },
];

function named(view: Evidence): readonly RuleAnswer[] {
  const { waiting } = accountOf(view);
  const late = waiting.map((word): RuleAnswer => missing(word.fact, pending));
  return [...each(view, 'named'), ...late];
}

function keys(view: Evidence): readonly RuleAnswer[] {
  const late = accountOf(view).uncoded.flatMap((word): readonly RuleAnswer[] => {
    const address = packedAccount(word);
    if (address === undefined) return [];
    const code = codeOf(view, address);
    return code.s === 'known' ? [] : [missing(codeFact(address), code)];
  });
  const found = each(view, 'key');
  return late.length === 0 ? found : [...found.filter((it) => it.outcome === 'fired'), ...late];
}

function elsewhere(view: Evidence): readonly RuleAnswer[] {
  const { values, unasked, unseen } = accountOf(view);
  const unowned = values.filter(({ why }) => why === 'unowned' || why === 'unread');
  const all = each(view, 'elsewhere');
  const uncoded = unseen.map((it) => missing(codeFact(it), codeOf(view, it)));
  const silent = unasked.flatMap((word): readonly RuleAnswer[] => {
    if (word.holds !== 'address') return [];
    const fact = poolFact(word.address);
    return [missing(fact, lookUp(view, fact))];
  });
  const open = [...silent, ...uncoded];
  const others = open.length === 0 ? all : [...all.filter((it) => it.outcome === 'fired'), ...open];
  if (unowned.length === 0) return others;
  const said = unowned.map(
    ({ why, word: { step, fact } }): RuleAnswer => ({
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact, factOfStep(step.id, 'to')],
      says: {
        id: why === 'unread' ? 'account.elsewhere.saysUnread' : 'account.elsewhere.saysUnowned',
        args: { position: fact, contract: factOfStep(step.id, 'to') },
      },
      why: {
        id: why === 'unread' ? 'account.elsewhere.whyUnread' : 'account.elsewhere.whyUnowned',
        args: {},
      },
      remedy: {
        id: why === 'unread' ? 'account.elsewhere.remedyUnread' : 'account.elsewhere.remedyUnowned',
        args: {},
      },
    }),
  );
  return [...said, ...others.filter((it) => it.outcome !== 'clear')];
}

function each(view: Evidence, why: Exclude<Unexplained['why'], 'unowned' | 'unread'>): readonly RuleAnswer[] {
  const { values, nameOnly: steps } = accountOf(view);
  const found = values.filter((it) => it.why === why);
  if (found.length === 0) return steps.length === 0 ? [] : [clear()];
  return found.map(({ word }): RuleAnswer => {
    const { step, fact, role } = word;
    const owner =
      word.holds === 'position' && step.to !== null ? positionOwnerFact(step.to, word.position) : undefined;
    const fn = factOfStep(step.id, 'fn');
    const model = step.fn === undefined ? undefined : modelOf(step.fn);
    const isHash = why === 'elsewhere' && role === 'hash';
    const more =
      why === 'named'
        ? { says: { id: 'account.named.says', args: { fn, who: addressFact(word) } } as const, why: whyNamed }
        : why === 'key'
          ? {
              says: { id: 'account.key.says', args: { fn, word: fact } } as const,
              why: carriesCode(view, word) ? whyCode : whyKey,
            }
          : word.holds === 'address' && isNobody(word.address)
            ? {
                says: { id: 'account.elsewhere.saysNobody', args: { who: addressFact(word) } } as const,
                why: whyNobody,
              }
            : {
                says: {
                  id: 'account.elsewhere.says',
                  args: {
                    who: owner ?? addressFact(word),
                    role: wordFor(role, model),
                  },
                } as const,
                why: isHash ? whyHash : role === 'pool' ? whyPool : whyElsewhere,
              };
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: owner === undefined ? [fact, fn] : [fact, owner, fn],
      ...more,
      remedy: { id: isHash ? 'account.remedyHash' : 'account.remedy', args: {} },
    };
  });
}

/** What a word says of whom: the address that a number carries, as an address. */
function addressFact({ holds, arg, fact, step }: Word): FactId {
  const isPacked = holds === 'address' && arg.value.kind !== 'address' && packedAddress(arg.value);
  return isPacked ? factWithin(step.id, fact.slice(factOfArg(step.id).length + 1)) : fact;
}

const whyNamed = { id: 'account.named.why', args: {} } as const;
const whyKey = { id: 'account.key.why', args: {} } as const;
const whyCode = { id: 'account.key.whyCode', args: {} } as const;
const whyNobody = { id: 'account.elsewhere.whyNobody', args: {} } as const;
const whyHash = { id: 'account.elsewhere.whyHash', args: {} } as const;
const whyPool = { id: 'account.elsewhere.whyPool', args: {} } as const;
const whyElsewhere = { id: 'account.elsewhere.why', args: {} } as const;

function moved(view: Evidence): readonly RuleAnswer[] {
  const { moves, kept, unsure, paying, trading } = accountOf(view);
  const needed = unsure.length + paying.length > 0;
  const isAsked = needed || trading.length + moves.length + kept.length > 0;
  if (!isAsked || view.stations.simulate === 'skipped') return [];
  if (view.effects.s !== 'known') {
    if (view.effects.s === 'pending') return [missing('effects', pending)];
    return needed ? [missing('effects', unknown('notAsked'))] : [];
  }
  if (isLate(view)) return [missing('effects', pending)];
  const more = kept.filter(({ at }) => moves.every((it) => it.at !== at));
  if (moves.length + more.length === 0) return [clear('effects')];
  return [
    ...moves.map((it) => movedTo(it, 'account.move.why')),
    ...more.map((it) => movedTo(it, 'account.move.whyTrade')),
  ];
}

function movedTo({ at }: UnexplainedMove, why: 'account.move.why' | 'account.move.whyTrade'): RuleAnswer {
  const [amount, from, to] = [factOfMove(at, 'amount'), factOfMove(at, 'from'), factOfMove(at, 'to')];
  return {
    outcome: 'fired',
    severity: 'caution',
    facts: [to, from, amount],
    says: { id: 'account.move.says', args: { amount, from, to } },
    why: { id: why, args: {} },
    remedy: { id: 'account.remedyPaid', args: {} },
  };
}

/** What moves inside is only known once the calls were traced, or once it is known that they are not. */
function isLate({ effects }: Evidence): boolean {
  return effects.s === 'known' && (effects.v.calls?.s === 'pending' || effects.v.records?.s === 'pending');
}

function recorded(view: Evidence): readonly RuleAnswer[] {
  const { records, unsure: steps } = accountOf(view);
  if (steps.length === 0 || view.effects.s !== 'known') return [];
  if (isLate(view)) return [missing('effects', pending)];
  if (records.length === 0) return [clear('effects')];
  // A record is explained by what moves, which was not seen.
  if (sawNothingAfter(view.effects.v)) return [missing('effects', unknown('unsupported'))];
  // So it is by which calls wrote it: a node that did not tell them in time is not a thief.
  const { calls } = view.effects.v;
  if (calls?.s === 'unknown') return [missing('effects', calls)];
  const told = valueOf(view.effects.v.records ?? pending) ?? [];
  return records.map((at): RuleAnswer => {
    const [contract, who] = [factAmong('record', at, 'contract'), factAmong('record', at, 'who')];
    const mine = told[at]?.who !== undefined;
    return {
      outcome: 'fired',
      severity: 'caution',
      facts: mine ? [contract, who] : [contract],
      says: mine
        ? { id: 'account.record.says', args: { contract, who } }
        : { id: 'account.record.saysAny', args: { contract } },
      why: { id: 'account.record.why', args: {} },
      remedy: { id: 'account.record.remedy', args: {} },
    };
  });
}

function nameOnly(view: Evidence): readonly RuleAnswer[] {
  const simulated = new Set(immediateSteps(view.steps));
  const state = view.effects.s === 'known' ? view.effects.v.records : undefined;
  // Where nothing could be simulated at all, the request is not fully read for that.
  const seen = view.effects.s !== 'known' || state?.s === 'known' || state?.s === 'pending';
  const { nameOnly: all, unsure, values } = accountOf(view);
  // What such a call names is said in sharper words.
  const told = new Set(values.map(({ word }) => word.step));
  const isNamed = new Set(all);
  const silent = new Set(
    unsure.filter((step) => movesNothing(view, step) && (isNamed.has(step) || isUnheld(view, step))),
  );
  // That nothing changes is what a read is for.
  const said = (onlyReads(view) ? [] : [...silent])
    .filter((step) => simulated.has(step) && !told.has(step))
    .map(ofNothing);
  const others = all.filter((step) => !silent.has(step) || !simulated.has(step));
  const known = others.map((step): RuleAnswer => {
    const fn = factOfStep(step.id, 'fn');
    const now = simulated.has(step);
    return {
      outcome: 'fired',
      severity: now && seen ? 'note' : 'caution',
      step: step.id,
      facts: [fn, factOfStep(step.id, 'to')],
      says: { id: now ? 'account.nameOnly.says' : 'account.nameOnly.saysLater', args: { fn } },
      why: {
        id: now
          ? seen
            ? 'account.nameOnly.why'
            : 'account.nameOnly.whyUnseen'
          : 'account.nameOnly.whyLater',
        args: {},
      },
    };
  });
  return [...said, ...known];
}

/** Whether a simulation went through and shows no change at all, so that what a call is for is not on the chain. */
function showsNothing({ effects }: Evidence): boolean {
  if (effects.s !== 'known' || effects.v.status !== 'success' || sawNothingAfter(effects.v)) return false;
  const { lines, moves = [], records } = effects.v;
  if (records?.s === 'pending' || moves.length > 0) return false;
  if (records?.s === 'known' && records.v.length > 0) return false;
  return lines.every((line) => line.what === 'fee' || changeOf(line) === 0n);
}

/**
 * Whether a simulation went through, and the contract that a step calls has no part in anything that it shows to change. What an
 * account is made to call is what that call is for, where the run shows that it calls it: what it changes may be changed by others.
 */
function movesNothing(view: Evidence, step: Step): boolean {
  const { to, steps } = step;
  if (to === null) return false;
  if (isOnly(view)) return showsNothing(view);
  if (partakers(view)?.has(accountKey(to)) !== false) return false;
  return (
    agencyOf(step) === undefined ||
    steps.every((it) => ownMovesOf(view, it) === undefined || movesNothing(view, it))
  );
}

const isOnly = memoize((view: Evidence) => everyStep(view.steps).length === 1);

/** Who has a part in any change of a simulation that went through, in lower case; undefined where that is not known. */
const partakers = memoize(({ effects }: Evidence): ReadonlySet<string> | undefined => {
  if (effects.s !== 'known' || effects.v.status !== 'success' || sawNothingAfter(effects.v)) return undefined;
  const { lines, moves = [], records } = effects.v;
  if (records?.s === 'pending') return undefined;
  const assetOf = (it: Asset | undefined) =>
    it === undefined || it.kind === 'native' ? undefined : it.address;
  const all = [
    ...moves.flatMap(({ from, to, asset }) => [from, to, assetOf(asset)]),
    ...lines.flatMap((line) =>
      line.what === 'fee' || changeOf(line) === 0n ? [] : [line.counterparty, line.via, assetOf(line.asset)],
    ),
    ...(records?.s === 'known' ? records.v.map(({ contract }) => contract) : []),
  ];
  return new Set(all.flatMap((it) => (it === undefined ? [] : [accountKey(it)])));
});

/** Whether nobody vouches for the contract that a step calls. */
function isUnheld(view: Evidence, { to }: Step): boolean {
  return to !== null && !ownAccounts(view).has(accountKey(to)) && !isSafelyKnown(view, to);
}

function ofNothing(step: Step): RuleAnswer {
  const [fn, contract] = [factOfStep(step.id, 'fn'), factOfStep(step.id, 'to')];
  if (onlyRevokes(step)) {
    return {
      outcome: 'fired',
      severity: 'note',
      step: step.id,
      facts: [fn, contract],
      says: { id: 'account.nameOnly.saysRevoked', args: { fn, contract } },
      why: { id: 'account.nameOnly.whyRevoked', args: {} },
    };
  }
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fn, contract],
    says: { id: 'account.nameOnly.saysNothing', args: { fn, contract } },
    why: { id: 'account.nameOnly.whyNothing', args: {} },
    remedy: { id: 'account.unvouched.remedy', args: {} },
  };
}

/** Whether all that a call is for is to take a permission back: where there is none, nothing changes. */
function onlyRevokes(step: Step): boolean {
  const grants = grantsOf(step);
  return grants.length > 0 && step.value === 0n && grants.every(({ on, unclear }) => !on && unclear !== true);
}

function wordFor(role: Role | undefined, model: FunctionModel | undefined): string {
  if (role === 'owner') return ownerWord(model);
  return role === 'remote' && isOfValidators(model) ? 'staker' : (role ?? 'receiver');
}

/** What the owner of a position is to a call: who owes, from whom it takes for someone else, or for whom it pays. */
function ownerWord(model: FunctionModel | undefined): 'debtor' | 'payer' | 'owner' {
  if (model?.act === 'debt') return 'debtor';
  return model?.act === 'outOf' && Object.values(model.roles ?? {}).includes('receiver') ? 'payer' : 'owner';
}
