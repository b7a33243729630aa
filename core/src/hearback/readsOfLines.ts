import type { EffectLine } from '../model/effects.ts';
import type { Read } from '../simulate/read.ts';

/** What to read to see again what the lines say. A single NFT may be of either standard: both are asked. */
export function readsOfLines(lines: readonly EffectLine[]): readonly Read[] {
  return lines.flatMap(({ what, who, asset, counterparty }): readonly Read[] => {
    switch (asset?.kind) {
      case 'native':
        return what === 'balance' ? [{ kind: 'native', account: who }] : [];
      case 'token':
        if (what === 'balance') return [{ kind: 'balance', token: asset.address, account: who }];
        if (what !== 'allowance' || counterparty === undefined) return [];
        return [{ kind: 'allowance', token: asset.address, owner: who, spender: counterparty }];
      case 'nft':
        return [
          { kind: 'nftOwner', token: asset.address, id: asset.id },
          what === 'allowance'
            ? { kind: 'nftApproved', token: asset.address, id: asset.id }
            : { kind: 'units', token: asset.address, account: who, id: asset.id },
        ];
      case 'collection':
        if (what !== 'operator' || counterparty === undefined) return [];
        return [{ kind: 'operator', token: asset.address, owner: who, operator: counterparty }];
      case undefined:
        return [];
    }
  });
}
