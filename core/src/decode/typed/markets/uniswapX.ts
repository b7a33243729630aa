import type { Arg } from '../../../model/step.ts';
import { addressInMessage, lengthInMessage, numberAt, type MessagePath, valueAt } from '../at.ts';
import type { OrderMeaning, OrderPart, OrderSplit } from '../meaning.ts';
import { paidIn } from './paidIn.ts';

/**
 * An order of UniswapX (limit, Dutch, exclusive Dutch, and Dutch of version 2): a transfer of Permit2 that is bound to
 * an order. Permit2 lets the spender take what is permitted; that the outputs come is up to the spender's code, which
 * is why an offer of this form names who has to see to it. Amounts of outputs may fall from the first to the second.
 */
export function uniswapXOffer(args: readonly Arg[]): readonly OrderMeaning[] {
  const list: MessagePath = ['witness', valueAt(args, ['witness', 'outputs']) ? 'outputs' : 'baseOutputs'];
  const own = addressInMessage(args, ['witness', 'info', 'swapper']);
  const all = Array.from({ length: lengthInMessage(args, list) }, (_, at): MessagePath => [...list, at]);
  const mine = all.filter((path) => addressInMessage(args, [...path, 'recipient']) === own);
  const theirs = all.filter((path) => !mine.includes(path));
  const [other] = all;
  const offer: OrderMeaning = {
    gives: [{ what: 'token', token: ['permitted', 'token'], amount: ['permitted', 'amount'] }],
    gets: (mine.length > 0 ? mine : all).flatMap((path) => wanted(args, path)),
    exactGive: false,
    exactGet: false,
    owner: ['witness', 'info', 'swapper'],
    keptBy: ['spender'],
    ...(theirs.length === 0 || all.length === 1 ? {} : { splits: splitsOf(args, mine, theirs) }),
    ...(mine.length > 0 || other === undefined ? {} : { to: [...other, 'recipient'] }),
    until: ['deadline'],
  };
  return [offer];
}

/** What comes to the swapper and to others, at both ends of an order whose amounts fall. */
function splitsOf(
  args: readonly Arg[],
  mine: readonly MessagePath[],
  theirs: readonly MessagePath[],
): readonly OrderSplit[] {
  return (['startAmount', 'endAmount'] as const).map((when) => {
    const atEnd = (path: MessagePath) =>
      paidAt(args, path, [...path, valueAt(args, [...path, 'amount']) === undefined ? when : 'amount']);
    return {
      gives: [],
      own: mine.map(atEnd),
      others: theirs.map((path) => ({ part: atEnd(path), to: [...path, 'recipient'] })),
    };
  });
}

function wanted(args: readonly Arg[], path: MessagePath): readonly OrderPart[] {
  const one = valueAt(args, [...path, 'amount']) !== undefined;
  const falls = numberAt(args, [...path, 'startAmount']) > numberAt(args, [...path, 'endAmount']);
  const amount = [...path, one ? 'amount' : falls ? 'endAmount' : 'startAmount'];
  return numberAt(args, amount) === 0n ? [] : [paidAt(args, path, amount)];
}

function paidAt(args: readonly Arg[], path: MessagePath, amount: MessagePath): OrderPart {
  return paidIn(args, [...path, 'token'], amount);
}
