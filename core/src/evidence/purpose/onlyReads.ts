import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing, ownAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether a request only asks contracts: each of its calls is a read by our own tables, which no account of the user makes
 * itself, or is made by a contract that someone vouches for and passes such calls on. No coins go along. The name of a
 * function proves nothing, so that the simulation has to show that nothing changed at all: no storage, no balance, no event,
 * neither in this block nor in another.
 */
export const onlyReads = memoize((view: Evidence): boolean => {
  const steps = everyStep(view.steps);
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  const isRead = (step: Step) => actOf(step) === 'view' && !isActing(step.actor, acting);
  const carries = ({ to, steps: inner }: Step) =>
    to !== null && inner.length > 0 && (own.has(to.toLowerCase()) || isVouched(view, to));
  const isPlain = ({ op, value, reading }: Step) => op === 'call' && value === 0n && reading === 'canonical';
  return (
    steps.every((step) => isPlain(step) && (isRead(step) || (actOf(step) === 'carry' && carries(step)))) &&
    changesNothing(view)
  );
});

function actOf({ fn }: Step): string | undefined {
  return fn === undefined ? undefined : modelOf(fn)?.act;
}

function changesNothing({ effects }: Evidence): boolean {
  if (effects.s !== 'known') return false;
  const { status, lines, moves = [], records, eventless, otherBlock, otherGas } = effects.v;
  const isSame = (it: typeof otherBlock | typeof otherGas) =>
    it === undefined || (it.s === 'known' && it.v.s === 'same');
  return (
    status === 'success' &&
    eventless === true &&
    records?.s === 'known' &&
    records.v.length === 0 &&
    moves.length === 0 &&
    lines.every(({ what }) => what === 'fee') &&
    isSame(otherBlock) &&
    isSame(otherGas)
  );
}
