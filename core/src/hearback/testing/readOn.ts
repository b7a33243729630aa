import type { Address } from 'viem';
import { decode } from '../../decode/decode.ts';
import { effectFacts } from '../../effects/effectFacts.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Fact } from '../../model/fact.ts';
import type { Intent } from '../../model/intent.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import type { Ledger } from './ledger.ts';
import { readbackOf } from './readbackOf.ts';

type Found = Readonly<{
  lines?: readonly EffectLine[];
  effects?: Partial<Effects>;
  facts?: readonly Fact[];
  /** In wei; absent where nobody knows it. */
  feeMost?: bigint;
  intent?: Intent;
}>;

/** A line of the native currency or of a token, as a simulation would have it. */
export function balance(
  id: string,
  who: Address,
  [before, after]: readonly [bigint, bigint],
  token?: Address,
  chainId = 1,
): EffectLine {
  const asset = token === undefined ? { kind: 'native' as const, chainId } : tokenOf(token, chainId);
  return {
    id,
    who,
    what: 'balance',
    asset,
    before: known(before),
    after: known(after),
    basis: 'read',
    cause: [],
  };
}

/** A permission over a token. */
export function allowance(
  id: string,
  who: Address,
  spender: Address,
  [before, after]: readonly [bigint, bigint],
  token: Address,
): EffectLine {
  const values = { before: known(before), after: known(after), basis: 'read' as const };
  return { id, who, what: 'allowance', asset: tokenOf(token), counterparty: spender, ...values, cause: [] };
}

export function tokenOf(address: Address, chainId = 1) {
  return { kind: 'token', chainId, address } as const;
}

/** A readback of a body on the last block of a ledger, with the effects that are given. */
export function readOn(
  chain: Pick<Ledger, 'pinned' | 'chainId'>,
  body: Body,
  { lines = [], effects, facts = [], feeMost, intent }: Found = {},
): Readback {
  const all: Effects = {
    block: chain.pinned(),
    status: 'success',
    gasUsed: 21_000n,
    lines,
    engines: [],
    notLookedAt: [],
    assumed: [],
    ...effects,
  };
  const asset = { kind: 'native', chainId: chain.chainId } as const;
  const fee: readonly Fact[] =
    feeMost === undefined
      ? []
      : [{ id: 'fee.most', value: known({ kind: 'amount', raw: feeMost, asset }), from: [] }];
  const every = [
    ...[...all.lines, ...(all.arrivals ?? [])].flatMap((it) => effectFacts(it, [])),
    ...fee,
    ...facts,
  ];
  return readbackOf(body, {
    effects: known(all),
    facts: Object.fromEntries(every.map((it) => [it.id, it])),
    steps: decode(freeze(body, ''), {}).steps,
    intent,
  });
}
