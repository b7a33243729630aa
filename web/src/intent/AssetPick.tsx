import * as words from '@readback/phrases/words/web/intent.ts';
import type { SendAsset } from '../holdings/sendAssets.ts';
import { DecimalsNotice } from '../forms/DecimalsNotice.tsx';
import type { TokenDecimals } from '../forms/useTokenDecimals.ts';
import { AddressField } from '../names/AddressField.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { type AssetKinds, assetOptions, chosenIn } from './form/assetOptions.ts';
import type { AssetDraft } from './form/draft.ts';

export type AssetPickProps = {
  label: string;
  kinds: AssetKinds;
  assets: readonly SendAsset[];
  value: AssetDraft;
  chainId: number | undefined;
  found: TokenDecimals;
  errors: Readonly<{ asset?: string | undefined; id?: string | undefined; decimals?: string | undefined }>;
  onChange: (value: AssetDraft) => void;
};

/** An asset: of those that the account holds and that are known here, or by its address, which the book suggests. */
export function AssetPick({ label, kinds, assets, value, chainId, found, errors, onChange }: AssetPickProps) {
  const options = assetOptions(kinds, assets);
  const choice = chosenIn(kinds, value, assets) ?? '';
  const typed = choice === 'other' || choice === 'item' || choice === 'collection';
  const pick = (next: string) => onChange({ choice: next, token: '', id: '', decimals: '' });
  return (
    <>
      {options.length === 1 ? null : (
        <Select
          label={label}
          value={choice}
          options={options}
          error={typed ? undefined : errors.asset}
          onChange={pick}
        />
      )}
      {typed ? (
        <AddressField
          label={choice === 'other' ? words.tokenAddress : words.collectionAddress}
          value={value.token}
          chainId={chainId}
          error={errors.asset}
          onChange={(token) => onChange({ ...value, choice, token })}
        />
      ) : null}
      {choice === 'item' ? (
        <TextField
          label={words.itemId}
          inputMode="numeric"
          value={value.id}
          error={errors.id}
          onChange={(id) => onChange({ ...value, choice, id })}
        />
      ) : null}
      <DecimalsNotice
        found={found}
        value={value.decimals}
        error={errors.decimals}
        onChange={(decimals) => onChange({ ...value, choice, decimals })}
      />
    </>
  );
}
