import { knownName } from '../label/known.ts';
import { protocolAt } from '../label/protocols.ts';
import { valueOf } from '../model/known.ts';
import { chainOf } from '../request/chainOf.ts';
import { eachPayment, type Payee } from './payees.ts';
import { clear, type Rule, type Said } from './rule.ts';
import { lookUp, type View } from './view.ts';
import { same } from './walk.ts';
import { isWellKnown } from './wellKnownTokens.ts';

/** Tokens that are sent to a contract which has no way to give them back. */
export const deadEnds: readonly Rule[] = [
  {
    id: 'transfers.deadEnd',
    family: 'transfers',
    severity: 'caution',
    because:
      'Tokens keep what they are sent of other tokens, and contracts that all use leave what lies in them to whoever comes next.',
    needs: ['step.<s>.arg.to', 'token.<a>.decimals'],
    readsSteps: true,
    run: (view) => eachPayment(view, deadEnd),
  },
];

function deadEnd(view: View, payee: Payee): Said {
  const { address, asset, what, fact } = payee;
  const how = what === 'native' || what === 'bought' ? undefined : kindOf(view, address);
  // Its own contract is the business of `transfers.lost`.
  const own = asset !== undefined && same(asset, address);
  if (how === undefined || own || payee.amount === 0n) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: payee.step,
    facts: [fact],
    says: { id: 'transfers.deadEnd.says', args: { to: fact, how } },
    why: { id: 'transfers.deadEnd.why', args: { how } },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** `token`: a token by what everybody knows, or by its own answer. `shared`: one that Readback ships the name of. */
function kindOf(view: View, address: Payee['address']): 'token' | 'shared' | undefined {
  const chainId = chainOf(view.incoming.request.body);
  if (chainId !== undefined && isWellKnown(chainId, address)) return 'token';
  const id = `token.${address.toLowerCase()}.decimals`;
  if (Object.hasOwn(view.facts, id) && valueOf(lookUp(view, id)) !== undefined) return 'token';
  const named = chainId !== undefined && (knownName(chainId, address) ?? protocolAt(chainId, address));
  return named === undefined || named === false ? undefined : 'shared';
}
