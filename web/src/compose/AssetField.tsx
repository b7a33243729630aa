import * as words from '@readback/phrases/words/web/compose.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { SendAsset } from '../holdings/sendAssets.ts';

/** Which asset is sent: `native`, the address of a token, or `other`, whose address is in a field of its own. */
export type AssetChoice = Readonly<{ asset: string; token: string }>;

const native = 'native';
const other = 'other';

/** What is chosen, or what stands first while nothing is: the address of a token, or undefined for the currency. */
export function chosenAsset(
  { asset, token }: AssetChoice,
  assets: readonly SendAsset[],
): Readonly<{ value: string; token: string | undefined; listed: SendAsset | undefined }> {
  const listed = asset === '' ? assets[0] : assets.find((it) => sameAsset(it, asset));
  if (listed) return { value: listed.token ?? native, token: listed.token, listed };
  if (asset === native || asset === '') return { value: native, token: undefined, listed: undefined };
  return { value: other, token: asset === other ? token : asset, listed: undefined };
}

/** The asset, by symbol and balance; a token that is not in the list by its contract. */
export function AssetField({
  assets,
  choice,
  error,
  onChange,
}: {
  assets: readonly SendAsset[];
  choice: AssetChoice;
  error: string | undefined;
  onChange: (choice: AssetChoice) => void;
}) {
  const { value, token } = chosenAsset(choice, assets);
  return (
    <>
      <Select
        label={words.asset}
        value={value}
        options={[
          ...assets.map(({ token: address, label }) => ({ value: address ?? native, label })),
          { value: other, label: words.otherToken },
        ]}
        onChange={(asset) => onChange({ asset, token: '' })}
      />
      {value === other ? (
        <TextField
          label={words.tokenContract}
          mono
          placeholder="0x…"
          value={token ?? ''}
          error={error}
          onChange={(it) => onChange({ asset: other, token: it })}
        />
      ) : null}
    </>
  );
}

function sameAsset({ token }: SendAsset, asset: string): boolean {
  return (token ?? native).toLowerCase() === asset.toLowerCase();
}
