import type { Asset, FactId, Facts, FactValue, Provenance } from '@readback/core/model/fact.ts';
import { type EffectField, factMined, factOfEffect } from '@readback/core/model/factIds.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import type { Address } from 'viem';

/** What changed for an account, as the block before it and the block itself say. */
export type ChangedRow = Readonly<{
  id: FactId;
  who: Address;
  /** Of the account whose request it was. */
  own: boolean;
  asset: Asset;
  /** Of what is held: by how much it changed, with its sign. Absent of an allowance. */
  delta?: bigint;
  before: bigint;
  after: bigint;
  unlimited: boolean;
  from: readonly Provenance[];
}>;

/** The rows of what changed, those of the account first; without what did not change, and without what is not a number of an asset. */
export function changedRows({ lines, facts }: Hearback): readonly ChangedRow[] {
  const ids = lines.flatMap(({ happened }) => {
    const line = /^mined\.effect\.(\d+)\.(?:delta|after)$/.exec(happened)?.[1];
    return line === undefined ? [] : [(part: EffectField) => factMined(factOfEffect(line, part))];
  });
  return rowsOf(ids, facts, addressAt(facts, 'carried.account') ?? addressAt(facts, 'mined.from'));
}

/** The same of what was simulated: of a request that is on its way, or came to nothing. */
export function simulatedRows({ effects, facts, incoming }: Readback): readonly ChangedRow[] {
  const found = valueOf(effects);
  if (found?.status !== 'success') return [];
  const lines = [...found.lines, ...(found.arrivals ?? [])].filter(
    ({ basis, what }) => basis === 'read' && what !== 'fee',
  );
  const account = askedAccount(incoming.request.body) ?? addressAt(facts, 'session.account');
  return rowsOf(
    lines.map(
      ({ id }) =>
        (part) =>
          factOfEffect(id, part),
    ),
    facts,
    account,
  );
}

function rowsOf(
  ids: readonly ((part: EffectField) => FactId)[],
  facts: Facts,
  account: Address | undefined,
): readonly ChangedRow[] {
  const rows = ids.flatMap((idOf): readonly ChangedRow[] => {
    const value = (part: EffectField) => valueOf(facts[idOf(part)]?.value);
    const [who, asset] = [addressAt(facts, idOf('who')), value('asset')];
    const [before, after, delta] = [value('before'), value('after'), value('delta')];
    if (who === undefined || asset?.kind !== 'asset') return [];
    const isCounted = delta?.kind === 'amount' && before?.kind === 'amount' && after?.kind === 'amount';
    if (isCounted ? delta.raw === 0n : before?.kind !== 'allowance' || after?.kind !== 'allowance') return [];
    const [was, is] = [rawOf(before), rawOf(after)];
    if (was === undefined || is === undefined) return [];
    return [
      {
        id: idOf('after'),
        who,
        own: account?.toLowerCase() === who.toLowerCase(),
        asset: asset.asset,
        ...(isCounted ? { delta: delta.raw } : {}),
        before: was,
        after: is,
        unlimited: after?.kind === 'allowance' && after.unlimited,
        from: facts[idOf('after')]?.from ?? [],
      },
    ];
  });
  return rows.toSorted((one, other) => Number(other.own) - Number(one.own));
}

function addressAt(facts: Facts, id: FactId): Address | undefined {
  const value = valueOf(facts[id]?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

function rawOf(value: FactValue | undefined): bigint | undefined {
  return value?.kind === 'amount' || value?.kind === 'allowance' ? value.raw : undefined;
}
