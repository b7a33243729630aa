import { zeroAddress } from 'viem';
import type { Arg } from '../../model/step.ts';
import { addressInMessage, type MessagePath, numberAt, textAt } from './at.ts';
import type { FieldIs, OfferRule, PartRule } from './formModel.ts';
import type { OrderMeaning, OrderPart } from './meaning.ts';

/** The offer that a message of a form makes, by the rule of its row; undefined where it says something that has no words. */
export function offerOf(rule: OfferRule, args: readonly Arg[]): OrderMeaning | undefined {
  const { silent = [], speaks = [], owner, to, onlyFor = [], until, shift } = rule;
  const holds = (it: FieldIs) => isSo(args, it);
  if (silent.some(holds) || !speaks.every(holds)) return undefined;
  const isSome = ({ amount }: PartRule) => numberAt(args, amount) > 0n;
  const isAnyone = (at: MessagePath) => addressInMessage(args, at) === zeroAddress;
  const taker = onlyFor.find((at) => !isAnyone(at));
  const ends = until !== undefined && !(rule.forever === true && numberAt(args, until) === 0n);
  return {
    gives: rule.gives.filter((it, at) => at === 0 || isSome(it)).map((it) => partOf(args, it)),
    gets: rule.gets.filter(isSome).map((it) => partOf(args, it)),
    exactGive: rule.exactGive !== undefined && holds(rule.exactGive),
    exactGet: rule.exactGet !== undefined && holds(rule.exactGet),
    ...(owner === undefined ? {} : { owner }),
    ...(to === undefined || isAnyone(to) ? {} : { to }),
    ...(taker === undefined ? {} : { onlyFor: taker }),
    ...(ends ? { until } : {}),
    ...(shift === undefined ? {} : { shift }),
  };
}

function partOf(args: readonly Arg[], { amount, token, nativeIf, nativeAt }: PartRule): OrderPart {
  const isNative =
    (nativeIf !== undefined && isSo(args, nativeIf)) ||
    (nativeAt !== undefined && addressInMessage(args, token)?.toLowerCase() === nativeAt);
  return isNative ? { what: 'native', amount } : { what: 'token', token, amount };
}

function isSo(args: readonly Arg[], is: FieldIs): boolean {
  const number = numberAt(args, is.at);
  if ('bit' in is) return (number & (1n << BigInt(is.bit))) !== 0n;
  return is.in.includes(textAt(args, is.at) ?? String(number));
}
