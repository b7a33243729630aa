import type { Address } from 'viem';
import { isZero } from '../ledger/account.ts';
import type { FunctionModel, Role } from '../decode/abis/functionModel.ts';
import { modelOf } from '../decode/abis/modelOf.ts';
import { offersItsCoins } from '../actions/offers/calledOffers.ts';
import { isGuessed } from '../decode/guessed.ts';
import { packedAddress } from '../decode/packedAddress.ts';
import { commandOf } from '../decode/protocols/commands.ts';
import type { Arg, Step } from '../model/step.ts';
import { argsWithRoles } from '../actions/steps/argRoles.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import { memoize } from '../kit/memoize.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from './accounts.ts';
import type { Evidence } from './evidence.ts';
import { isVouched } from './vouched.ts';

/** A call of the user's whose function is known with what each parameter is for, and that takes something for it. */
export type ModeledStep = Readonly<{
  step: Step;
  model: FunctionModel;
  /** The tokens, pools and markets that it names. */
  tokens: readonly Address[];
  /** Whether what it makes, or what comes out, becomes someone else's. */
  others: boolean;
  /** Whether someone vouches for the contract. */
  vouched: boolean;
}>;

/** The calls of a request that take something for what they are known to do. */
export const modeledSteps = memoize((view: Evidence): readonly ModeledStep[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly ModeledStep[] => {
    const { op, fn, to, actor } = step;
    if (op !== 'call' || to === null || fn === undefined || step.reading === 'unread' || isGuessed(step))
      return [];
    if (!isActing(actor, acting)) return [];
    const model = step.commandByte === undefined ? modelOf(fn) : positionModel(step);
    if (model === undefined || !(taking.has(model.act) || offersItsCoins(step))) return [];
    const roles = argsWithRoles(step);
    if (step.commandByte !== undefined && roles.some(isHooked)) return [];
    const isOwn = (arg: Arg) => {
      const it = packedAddress(arg.value);
      if (it === undefined) return false;
      if (isZero(it))
        return model.zeroIsCaller === true || model.zeroIsCalled === true || model.zeroIsNobody === true;
      return (
        (model.marks === 'uniswap' && /^0x0{39}[12]$/.test(it)) || comesBack(it, actor, ownAccounts(view))
      );
    };
    return [
      {
        step,
        model,
        tokens: roles.flatMap(({ arg, role }) =>
          role === 'token' && arg.value.kind === 'address' ? [arg.value.address] : [],
        ),
        others: roles.some(({ arg, role }) => beneficiaries.has(role) && !isOwn(arg)),
        vouched: isVouched(view, to),
      },
    ];
  });
});

/** What a step is known to do, where it is one that takes something for it. */
export function modeledOf(view: Evidence, step: Step): ModeledStep | undefined {
  return byStep(view).get(step);
}

const byStep = memoize(
  (view: Evidence): ReadonlyMap<Step, ModeledStep> => new Map(modeledSteps(view).map((it) => [it.step, it])),
);

/** Whether a pool has hooks: whoever wrote them can take what goes into it. */
function isHooked({ arg, role }: Readonly<{ arg: Arg; role: Role }>): boolean {
  return role === 'contract' && arg.value.kind === 'address' && !isZero(arg.value.address);
}

/** What a command puts into a position. */
function positionModel(step: Step): FunctionModel | undefined {
  const { position = 'none', model } = commandOf(step) ?? {};
  return position !== 'none' && position.weighed ? model : undefined;
}

const taking: ReadonlySet<FunctionModel['act']> = new Set([
  'into',
  'buy',
  'bridge',
  'outOf',
  'trade',
  'debt',
]);

const beneficiaries: ReadonlySet<Role> = new Set(['owner', 'receiver', 'remote']);
