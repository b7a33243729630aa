import { errorText } from '@readback/phrases/problemText.ts';
import * as compose from '@readback/phrases/words/web/compose.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import { maxDecimals } from '@readback/core/text/amount.ts';
import { nativeDecimals } from '@readback/phrases/native.ts';
import { useNetworks } from '../../data/networks/config.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import type { Address } from 'viem';
import type { SendAsset } from '../../holdings/sendAssets.ts';
import { type FormContext, useComposeContext } from '../../forms/useComposeContext.ts';
import { useSendAssets } from '../../holdings/useSendAssets.ts';
import { type TokenDecimals, useTokenDecimals } from '../../forms/useTokenDecimals.ts';
import type { TypedAddress } from '../../names/typedAddress.ts';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { type AssetKinds, assetKinds, chosenIn } from './assetOptions.ts';
import type { AssetDraft, IntentDraft } from './draft.ts';
import { type AssetRead, type FormRead, onNetwork, type WhoRead } from './readIntentDraft.ts';

/** What a form knows beside what is typed into it: the user's wallet, holdings, tokens and book. No request is among it. */
export type FormKnows = Readonly<{
  context: FormContext;
  /** Whose it is: of the wallet, watched, or typed. */
  account: Address | undefined;
  networks: readonly Network[];
  assets: readonly SendAsset[];
  found: Readonly<{ pay: TokenDecimals; get: TokenDecimals }>;
  read: Omit<FormRead, 'now'>;
  /** Whether something that was typed is still being looked up. */
  awaits: boolean;
}>;

/** Reads the form as it is typed: names become addresses, tokens say their decimals. */
export function useFormRead(draft: IntentDraft): FormKnows {
  const context = useComposeContext(draft.chain);
  const networks = useNetworks();
  const { network } = context;
  const chainId = network?.chainId;
  const typedAccount = useTypedAddress(draft.account, { chainId });
  const account = context.account ?? typedAccount.address;
  const assets = useSendAssets(network, account);
  const kinds = assetKinds[draft.preset];
  const pay = chosen(kinds.pay, draft.pay, assets);
  const get = chosen(kinds.get, draft.get, assets);
  const payToken = useTypedAddress(pay?.typed ?? '', { chainId });
  const getToken = useTypedAddress(get?.typed ?? '', { chainId });
  const payFound = useTokenDecimals(chainId, pay?.kind === 'token' ? payToken.address : undefined);
  const getFound = useTokenDecimals(chainId, get?.kind === 'token' ? getToken.address : undefined);
  const to = useTypedAddress(draft.to, { chainId });
  const of = useTypedAddress(draft.of, { chainId });
  const becomes = useTypedAddress(draft.becomes, { chainId });
  const replaces = useTypedAddress(draft.replaces, { chainId });
  const looksUp = [typedAccount, payToken, getToken, to, of, becomes, replaces];
  return {
    context,
    account,
    networks,
    assets,
    found: { pay: payFound, get: getFound },
    read: {
      account: context.account ? { named: { address: context.account } } : whoOf(typedAccount),
      chainId: onNetwork(draft) ? chainId : undefined,
      pay: assetRead(pay, payToken, { draft: draft.pay, chainId, found: payFound }),
      get: assetRead(get, getToken, { draft: draft.get, chainId, found: getFound }),
      to: whoOf(to),
      of: whoOf(of),
      becomes: whoOf(becomes),
      replaces: whoOf(replaces),
      decimals: nativeDecimals,
    },
    awaits:
      looksUp.some(({ state }) => state === 'resolving') ||
      [payFound, getFound].some(({ state }) => state === 'reading'),
  };
}

type Chosen = Readonly<{ kind: Asset['kind']; typed: string }>;

function chosen(
  kinds: AssetKinds | undefined,
  draft: AssetDraft,
  assets: readonly SendAsset[],
): Chosen | undefined {
  const choice = kinds && chosenIn(kinds, draft, assets);
  if (choice === undefined) return undefined;
  if (choice === 'native') return { kind: 'native', typed: '' };
  if (choice === 'item') return { kind: 'nft', typed: draft.token };
  if (choice === 'collection') return { kind: 'collection', typed: draft.token };
  return { kind: 'token', typed: choice === 'other' ? draft.token : choice };
}

function assetRead(
  of: Chosen | undefined,
  { address, error, state }: ReturnType<typeof useTypedAddress>,
  at: Readonly<{ draft: AssetDraft; chainId: number | undefined; found: TokenDecimals }>,
): AssetRead {
  const { draft, chainId, found } = at;
  if (chainId === undefined || of === undefined) return {};
  const { kind, typed } = of;
  if (kind === 'native') return { asset: { kind, chainId }, decimals: nativeDecimals };
  if (address === undefined) {
    if (state === 'resolving') return { error: compose.resolving };
    const read = parseAddress(typed);
    return { error: error ?? (read.ok ? undefined : errorText(read.error)) };
  }
  if (kind === 'nft') {
    const id = draft.id.trim();
    return /^[0-9]{1,78}$/.test(id) && BigInt(id) < 2n ** 256n
      ? { asset: { kind, chainId, address, id: BigInt(id) }, decimals: 0 }
      : { idError: words.itemIdNeeded };
  }
  if (kind === 'collection') return { asset: { kind, chainId, address } };
  return { asset: { kind, chainId, address }, ...decimalsOf(draft, found) };
}

/** Those that the token states; only where it states none, the user's own number. */
function decimalsOf(
  { decimals }: AssetDraft,
  found: TokenDecimals,
): Pick<AssetRead, 'decimals' | 'decimalsError'> {
  if (found.state === 'read') return { decimals: found.decimals };
  if (found.state !== 'failed') return { decimalsError: words.decimalsAwaited };
  const typed = decimals.trim();
  return /^[0-9]{1,2}$/.test(typed) && Number(typed) <= maxDecimals
    ? { decimals: Number(typed) }
    : { decimalsError: fill(compose.decimalsNeeded, { most: maxDecimals }) };
}

function whoOf({ state, address, name, error }: TypedAddress): WhoRead {
  if (state === 'resolving') return { error: compose.resolving };
  if (!address) return { error: state === 'empty' ? undefined : error };
  return { named: { address, ...(name === undefined ? {} : { name }) } };
}
