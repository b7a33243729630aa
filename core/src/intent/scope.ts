import { openForm } from './proven/openForm.ts';
import type { Address } from 'viem';
import { same } from '../ledger/account.ts';
import { signInOf } from '../actions/message/signIn.ts';
import { agencyOf } from '../actions/steps/agency.ts';
import { actorFact, everyStep } from '../actions/steps/stepTree.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { FactId } from '../model/fact.ts';
import type { Clause, Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { has, type Parties } from './comparedParties.ts';
import { differs, type PartFound } from './difference.ts';

/** Whether the request is for the account and the network that were said, and whose account acts by it. */
export function scope(view: Evidence, intent: Intent, { meant }: Parties): PartFound {
  const differences = [];
  const gaps = [];
  const { body } = view.incoming.request;
  const asked = askedAccounts(view);
  if (asked.length === 0) {
    gaps.push({ rule: 'intent.scope', fact: 'request.from', it: unknown('notAsked') } as const);
  } else if (!asked.some(({ address }) => same(address, intent.account))) {
    const found = asked[0]?.fact ?? 'request.from';
    const says = { id: 'intent.scope.saysAccount', args: { said: 'intent.account', found } } as const;
    differences.push(differs('intent.scope', says, ['intent.account', found]));
  } else if (intent.clauses.some(({ kind }) => ofAccount.has(kind))) {
    // What its owner said is done by another account, which only they know whether they meant: nothing differs, and not all is as said.
    const other = asked.find(({ address }) => has(meant, address) && !same(address, intent.account));
    if (other !== undefined)
      gaps.push({ rule: 'intent.scope', fact: other.fact, it: unknown('notAsked') } as const);
  }
  if (intent.chainId === undefined) {
    const isOnChain = intent.clauses.some(({ kind }) => !anywhere.has(kind));
    if (isOnChain && body.kind !== 'message')
      gaps.push({ rule: 'intent.scope', fact: 'intent.network', it: unknown('notAsked') } as const);
    return { differences, gaps };
  }
  const chainId = chainOf(body);
  const said = 'intent.network';
  if (chainId === undefined || chainId === 0) {
    // A log-in is of no network.
    if (body.kind === 'message' || openForm(view, intent)) return { differences, gaps };
    differences.push(
      differs('intent.scope', { id: 'intent.scope.saysEveryNetwork', args: { said } }, [said]),
    );
  } else if (chainId !== intent.chainId) {
    const says = { id: 'intent.scope.saysNetwork', args: { said, found: 'request.chain' } } as const;
    differences.push(differs('intent.scope', says, [said, 'request.chain']));
  }
  return { differences, gaps };
}

/** What is the same on every network. */
const anywhere: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>(['signIn', 'say', 'nothing']);

/** What the account that was said does itself, or lets others do. The others name whose account they are about. */
const ofAccount: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>([
  'pay',
  'get',
  'allow',
  'revoke',
  'cancel',
]);

type Asked = Readonly<{ address: Address; fact: FactId }>;

/** Whose request it is, as far as it says so or the connected wallet does. */
function askedAccounts(view: Evidence): readonly Asked[] {
  const { body } = view.incoming.request;
  const { signer, actsFor } = subjectOf(body);
  const found: Asked[] = [];
  const add = (address: Address | undefined, fact: FactId) => {
    if (address !== undefined) found.push({ address, fact });
  };
  for (const it of [signer, actsFor]) if (it !== undefined) add(it.account, it.fact);
  // Whose Safe or smart account acts by it.
  for (const step of everyStep(view.steps)) {
    if (agencyOf(step) === undefined) continue;
    for (const inner of step.steps) {
      if (inner.actor !== 'unknown') add(inner.actor, actorFact(view.steps, inner) ?? 'request.from');
    }
  }
  // Whoever is connected signs what names nobody who does.
  if (signer === undefined) add(valueOf(view.session)?.wallet?.account, 'session.account');
  // Where nobody is, a sign-in counts for the account that it names alone.
  const signIn = body.kind === 'message' && found.length === 0 ? signInOf(view) : undefined;
  if (signIn?.kind === 'signIn') add(signIn.address, 'siwe.address');
  return found;
}
