import type { Asset, FactId, FactValue, Provenance } from '@readback/core/model/fact.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
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

/** The rows of what changed, those of the account first; what did not change, and what is no number of an asset, is none. */
export function changedRows({ lines, facts }: Hearback): readonly ChangedRow[] {
  const value = (id: string) => valueOf(facts[id]?.value);
  const account = value('carried.account') ?? value('mined.from');
  const rows = lines.flatMap(({ happened }): readonly ChangedRow[] => {
    const id = /^(mined\.effect\.\d+)\.(?:delta|after)$/.exec(happened)?.[1];
    if (id === undefined) return [];
    const [who, asset] = [value(`${id}.who`), value(`${id}.asset`)];
    const [before, after, delta] = [value(`${id}.before`), value(`${id}.after`), value(`${id}.delta`)];
    if (who?.kind !== 'address' || asset?.kind !== 'asset') return [];
    const isCounted = delta?.kind === 'amount' && before?.kind === 'amount' && after?.kind === 'amount';
    if (isCounted ? delta.raw === 0n : before?.kind !== 'allowance' || after?.kind !== 'allowance') return [];
    const [was, is] = [rawOf(before), rawOf(after)];
    if (was === undefined || is === undefined) return [];
    return [
      {
        id,
        who: who.address,
        own: account?.kind === 'address' && account.address.toLowerCase() === who.address.toLowerCase(),
        asset: asset.asset,
        ...(isCounted ? { delta: delta.raw } : {}),
        before: was,
        after: is,
        unlimited: after?.kind === 'allowance' && after.unlimited,
        from: facts[happened]?.from ?? [],
      },
    ];
  });
  return rows.toSorted((one, other) => Number(other.own) - Number(one.own));
}

function rawOf(value: FactValue | undefined): bigint | undefined {
  return value?.kind === 'amount' || value?.kind === 'allowance' ? value.raw : undefined;
}
