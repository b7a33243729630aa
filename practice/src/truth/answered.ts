import { ask } from '@readback/core/ask/ask.ts';
import type { QueryId } from '@readback/core/ask/query.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Address } from 'viem';
import type { Case, Finding } from './compare.ts';
import { type Fact, facts as factsOf, keyOf } from './facts.ts';
import type { Value } from './values.ts';

/** Every plain yes and no about an asset or a permission, held against what the chain then did, fees and all accounts included. */
export function answeredFindings(it: Case): readonly Finding[] {
  const own = new Set(it.whose.map((one) => one.toLowerCase()));
  const subject = { readback: it.readback, own };
  const answer = (id: QueryId, asset?: Asset, address?: Address) =>
    ask(subject, {
      id,
      about: [
        ...(address === undefined ? [] : [{ kind: 'account', address } as const]),
        ...(asset === undefined ? [] : [{ kind: 'asset', asset } as const]),
      ],
    }).isIt;
  const found = assetsOf(it.facts).flatMap((asset): readonly Finding[] => {
    const name = asset.kind === 'native' ? 'native' : asset.address;
    return (
      [
        ['leaves', -1n],
        ['arrives', 1n],
      ] as const
    ).flatMap(([id, way]) => held(`${id} ${name}`, answer(id, asset), movesTo(it, asset, way)));
  });
  const allows = it.facts.some((fact) => fact.kind === 'permission' && isMore(it, fact));
  const given = held('gives', answer('gives'), allows);
  // That something is given is told of a signature, too, which the chain does not show, and of what stood before.
  const each = it.facts.flatMap((fact) => {
    const [what, token, , spender] = fact.key.split(' ');
    if (what !== 'allowance' || token === undefined || spender === undefined) return [];
    const asset: Asset = { kind: 'token', chainId: practiceMarker.chainId, address: token as Address };
    return (['gives', 'mayTake'] as const).flatMap((id) =>
      held(`${id} ${fact.key}`, answer(id, asset, spender as Address), isMore(it, fact)),
    );
  });
  return [...found, ...[...given, ...each].filter(isNo)];
}

const no = 'answer no:';

export function isNo({ what }: Finding): boolean {
  return what.startsWith(no);
}

/** A yes that does not come true in a transaction that fails, and is said to, is not one of these. */
function held(what: string, isIt: 'yes' | 'no' | 'unknown' | undefined, was: boolean): readonly Finding[] {
  if (isIt === 'no') return [{ is: was ? 'wrong' : 'equal', what: `${no} ${what}` }];
  if (isIt === 'yes') return [{ is: was ? 'equal' : 'announced', what: `answer yes: ${what}` }];
  return [];
}

function assetsOf(all: readonly Fact[]): readonly Asset[] {
  const { chainId } = practiceMarker;
  const tokens = new Set(
    all.flatMap(({ kind, key }) => (kind === 'token' ? [key.split(' ')[1] as Address] : [])),
  );
  return [
    { kind: 'native', chainId },
    ...[...tokens].map((address): Asset => ({ kind: 'token', chainId, address })),
  ];
}

/** Whether any of the accounts then had less of it, or more. What the fee took counts. */
function movesTo({ whose, truth }: Case, asset: Asset, way: 1n | -1n): boolean {
  return whose.some((account) => {
    const fact = asset.kind === 'native' ? factsOf.native(account) : factsOf.token(asset.address, account);
    const { before = 0n, after } = truth.get(fact.key) ?? {};
    if (typeof before !== 'bigint' || typeof after !== 'bigint') return false;
    return (after - before) * way > 0n;
  });
}

/** Whether someone may take more than before of what these accounts have. */
function isMore({ whose, truth }: Case, { key, whose: of }: Fact): boolean {
  if (!whose.some((one) => keyOf(one) === keyOf(of))) return false;
  const { before, after } = truth.get(key) ?? {};
  return sizeOf(after) > sizeOf(before);
}

function sizeOf(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return value !== undefined && /[1-9a-f]/.test(value.slice(2)) ? 1n : 0n;
}
