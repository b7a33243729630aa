import type { Address } from 'viem';
import type { Side as SwapSide } from '../actions/swaps/swap.ts';
import { currencyAt } from '../ledger/asset.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { FactId } from '../model/fact.ts';
import type { SaidBound } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
import { requestChain } from '../request/frozen/chainOf.ts';

type Side = Readonly<{
  raw: bigint;
  fact: FactId;
  token?: SwapSide['token'] | undefined;
  exact: boolean;
  wrapped?: true | undefined;
}>;

/** What an ask of a step that someone sees to limits. `to`: who gets it, if that is someone else. */
export function saidBound(
  view: Evidence,
  step: Step,
  way: SaidBound['way'],
  { raw, fact: amount, token, exact, wrapped }: Side,
  to?: Address,
): readonly SaidBound[] {
  const chainId = requestChain(view);
  if (chainId === undefined) return [];
  return [
    {
      step: step.id,
      way,
      amount,
      raw,
      asset: currencyAt(chainId, token?.value),
      ...(token === undefined ? {} : { token: token.fact }),
      ...(to === undefined ? {} : { to }),
      ...(exact ? { exact } : {}),
      ...(wrapped ? { wrapped } : {}),
    },
  ];
}
