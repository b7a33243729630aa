import * as words from '@readback/phrases/words/web/intent.ts';
import type { SendAsset } from '../../holdings/sendAssets.ts';
import type { AssetDraft, Preset } from './draft.ts';

/** Which assets make sense in a field. */
export type AssetKinds = 'any' | 'counted' | 'wrapped' | 'items' | 'allowed';

/** Of each form: what is paid or allowed, and what arrives. */
export const assetKinds: Readonly<Record<Preset, Readonly<{ pay?: AssetKinds; get?: AssetKinds }>>> = {
  send: { pay: 'any' },
  swap: { pay: 'counted', get: 'counted' },
  wrap: { get: 'wrapped' },
  deposit: { pay: 'any' },
  withdraw: { pay: 'counted', get: 'counted' },
  repay: { pay: 'counted' },
  bridge: { pay: 'counted' },
  buy: { pay: 'counted', get: 'items' },
  claim: { get: 'any' },
  list: { pay: 'items', get: 'counted' },
  allow: { pay: 'allowed' },
  revoke: { pay: 'allowed' },
  signIn: {},
  say: {},
  change: {},
  cancel: {},
  nothing: {},
};

/** What a list of assets offers: what the account holds and what is known here, then others by their address. */
export function assetOptions(
  kinds: AssetKinds,
  assets: readonly SendAsset[],
): readonly Readonly<{ value: string; label: string }>[] {
  const native = kinds === 'any' || kinds === 'counted';
  const listed = assets.filter(({ token }) => kinds !== 'items' && (native || token !== undefined));
  return [
    ...listed.map(({ token, label }) => ({ value: token ?? 'native', label })),
    ...(kinds === 'items' ? [] : [{ value: 'other', label: words.otherToken }]),
    ...(kinds === 'counted' || kinds === 'wrapped' ? [] : [{ value: 'item', label: words.item }]),
    ...(kinds === 'allowed' ? [{ value: 'collection', label: words.collection }] : []),
  ];
}

/** What is chosen, or was said by a symbol that only one has. Nothing is chosen for the user but where there is only one: what wraps the currency, or an item. */
export function chosenIn(
  kinds: AssetKinds,
  { choice, symbol }: AssetDraft,
  assets: readonly SendAsset[],
): string | undefined {
  const options = assetOptions(kinds, assets);
  if (options.some(({ value }) => value === choice)) return choice;
  const said = symbol === undefined ? [] : assets.filter((it) => isCalled(it, symbol));
  const [only] = said;
  if (only !== undefined && said.length === 1 && only.imitates !== true) {
    const value = only.token ?? 'native';
    return options.some((it) => it.value === value) ? value : undefined;
  }
  if (options.length === 1) return options[0]?.value;
  if (kinds !== 'wrapped') return undefined;
  const native = assets.find(({ token }) => token === undefined)?.symbol;
  const wrapping = native === undefined ? [] : assets.filter((it) => isCalled(it, `W${native}`));
  const [wraps] = wrapping;
  return wrapping.length === 1 && wraps?.imitates !== true ? wraps?.token : undefined;
}

function isCalled({ symbol }: SendAsset, said: string): boolean {
  return symbol?.toLowerCase() === said.toLowerCase();
}
