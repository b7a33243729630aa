import type { Draft } from '../../effects/draft.ts';
import { controlReadsAgain, permissionReads } from '../../effects/control/readsAgain.ts';
import type { Read } from '../../effects/read.ts';

/** What to read to see again what the lines say. A single NFT may be of either standard: both are asked. */
export function readsOfLines(lines: readonly Draft[]): readonly Read[] {
  return lines.flatMap((line): readonly Read[] => {
    const { what, who, asset } = line;
    if (line.part !== undefined) return controlReadsAgain(line);
    const permissions = permissionReads(line);
    switch (asset?.kind) {
      case 'native':
        return what === 'balance' ? [{ kind: 'native', account: who }] : [];
      case 'token':
        return what === 'balance' ? [{ kind: 'balance', token: asset.address, account: who }] : permissions;
      case 'nft':
        return [
          { kind: 'nftOwner', token: asset.address, id: asset.id },
          ...(what === 'allowance'
            ? [{ kind: 'nftApproved', token: asset.address, id: asset.id } as const, ...permissions]
            : [{ kind: 'units', token: asset.address, account: who, id: asset.id } as const]),
        ];
      case 'collection':
        return permissions;
      case undefined:
        return [];
    }
  });
}
