import { isZero, same } from '../ledger/account.ts';
import type { FunctionModel, Role } from '../decode/abis/functionModel.ts';
import type { Step } from '../model/step.ts';
import type { FunctionVerb } from '../decode/abis/functionVerbs.ts';
import type { Leaf } from './modelLeaves.ts';

/** An account that a call names, several of them, one that cannot be read (`far`), or none that is to be said. */
export type Named = Leaf | 'many' | 'far' | 'none';

/** Who gets or loses a power, whose assets go, whose position it is, and who receives. */
export type ActAccounts = Readonly<{ who: Named; payer: Named; owner: Named; receiver: Named }>;

/** Who else a modeled call is about than the account that acts. */
export function actAccounts(
  step: Step,
  model: FunctionModel,
  verb: FunctionVerb,
  leaves: readonly Leaf[],
): ActAccounts {
  const who = partyOf(verb, leaves);
  const of = (...roles: readonly Role[]): Named =>
    oneOf(
      leaves.filter(
        (leaf) =>
          leaf !== who && leaf.role !== undefined && roles.includes(leaf.role) && !isSelf(step, model, leaf),
      ),
    );
  const remote = remoteOf(leaves);
  const receiver = remote === 'none' ? of('receiver', 'payee') : remote;
  return { who, payer: of('payer'), owner: of('owner'), receiver };
}

const gains: readonly Role[] = ['power', 'votes'];
const losers: readonly Role[] = ['power', 'account'];
const code: readonly Role[] = ['contract', 'power'];

/** Words that speak of who gets or loses a power, and what that account is among the parameters. */
const parties: Readonly<Partial<Record<FunctionVerb, readonly Role[]>>> = {
  addModule: gains,
  addOwner: gains,
  allow: ['power', 'account'],
  changeCode: code,
  changeControl: gains,
  changeOwnCode: code,
  delegateVotes: gains,
  giveRole: gains,
  lower: losers,
  newAdmin: gains,
  newOwner: gains,
  removeModule: losers,
  removeOwner: losers,
  setHook: code,
  setPayee: ['power', 'receiver', 'fee'],
  swapOwner: gains,
  takeBack: losers,
};

/** The last of them: what is before it is who has the power now, or what it is over. */
function partyOf(verb: FunctionVerb, leaves: readonly Leaf[]): Named {
  for (const role of parties[verb] ?? []) {
    const its = leaves.filter((leaf) => leaf.role === role && leaf.arg.value.kind === 'address');
    const last = its.at(-1);
    if (last !== undefined) return its.some(({ listed }) => listed) ? 'none' : last;
  }
  return 'none';
}

/** Where a rest goes back to is told by the rules. */
function oneOf(leaves: readonly Leaf[]): Named {
  const said = leaves.filter(
    ({ arg, path }) => arg.value.kind === 'address' && !/refund/i.test(path.at(-1) ?? ''),
  );
  const accounts = new Set(said.map(({ arg: { value } }) => (value.kind === 'address' ? value.address : '')));
  const [first] = said;
  if (first === undefined) return 'none';
  return accounts.size === 1 ? first : 'many';
}

/** Whether an address represents the account that acts: by itself, or as a mark that the function takes for it. */
function isSelf({ actor }: Step, model: FunctionModel, { arg: { value } }: Leaf): boolean {
  if (value.kind !== 'address') return false;
  if (same(value.address, actor)) return true;
  if (isZero(value.address)) return model.zeroIsCaller === true || model.zeroIsNobody === true;
  return model.marks === 'uniswap' && /^0x0*1$/.test(value.address);
}

/** Who receives on another network. A text is not said, since whoever wrote it chose its words, nor a long number. */
function remoteOf(leaves: readonly Leaf[]): Named {
  const remote = leaves.filter(
    ({ role, arg: { value } }) =>
      role === 'remote' && !(value.kind === 'bytes' && /^0x0*$/.test(value.hex)) && value.kind !== 'bool',
  );
  const [first, ...more] = remote;
  if (first === undefined) return 'none';
  if (more.length > 0) return 'many';
  const { value } = first.arg;
  return value.kind === 'address' || (value.kind === 'bytes' && value.hex.length <= 66) ? first : 'far';
}
