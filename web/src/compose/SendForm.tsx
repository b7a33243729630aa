import { parseAddress } from '@readback/core/text/address.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { Balance } from '../balance/Balance.tsx';
import { NativeBalance } from '../balance/NativeBalance.tsx';
import { AddressField } from '../names/AddressField.tsx';
import { ago } from '../ui/time/ago.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { AssetField, chosenAsset } from './AssetField.tsx';
import styles from './Compose.module.css';
import { ComposeForm } from './ComposeForm.tsx';
import { composeSend } from '../forms/composeSend.ts';
import { composeToken } from '../forms/composeToken.ts';
import { type Composed, withNames } from '../forms/composed.ts';
import { DecimalsNotice } from '../forms/DecimalsNotice.tsx';
import { useDraft } from '../forms/drafts.ts';
import { FromLine } from '../forms/FromLine.tsx';
import { MaxButton } from './MaxButton.tsx';
import { NetworkField } from '../forms/NetworkField.tsx';
import { useComposeContext } from '../forms/useComposeContext.ts';
import { useReceiver } from './useReceiver.ts';
import { useSendAssets } from '../holdings/useSendAssets.ts';
import { type TokenDecimals, useTokenDecimals } from '../forms/useTokenDecimals.ts';

/**
 * Sends the network's own currency or a token. A token's decimals come from the token, else from the user; never from
 * a guess.
 */
export function SendForm() {
  const [draft, change] = useDraft('send');
  const context = useComposeContext(draft.chain);
  const { network, account } = context;
  const assets = useSendAssets(network, account);
  const { value, token, listed } = chosenAsset(draft, assets);
  const parsed = token === undefined ? undefined : parseAddress(token);
  const address = parsed?.ok ? parsed.value : undefined;
  const found = useTokenDecimals(network?.chainId, address);
  const now = useNow();
  const readDecimals = found.state === 'read' ? found.decimals : undefined;
  const receiver = useReceiver(draft.to, network?.chainId);
  const compose = () => {
    const typed = { ...draft, to: receiver.to };
    const composed: Composed<'network' | 'token' | 'to' | 'amount' | 'decimals'> =
      token === undefined
        ? composeSend(typed, context)
        : composeToken({ ...typed, token }, { ...context, readDecimals });
    return withNames(composed, receiver.names);
  };
  const decimals = token === undefined ? network?.decimals : readDecimals;
  return (
    <ComposeForm label={words.send} compose={compose} awaits={receiver.awaits || found.state === 'reading'}>
      {(errors) => (
        <>
          <FromLine chainId={network?.chainId} />
          <NetworkField
            value={context.chain}
            error={errors.network}
            onChange={(chain) => change({ chain, asset: '', token: '' })}
          />
          <AssetField assets={assets} choice={draft} error={errors.token} onChange={change} />
          {token === undefined ? null : (
            <DecimalsNotice
              found={found}
              value={draft.decimals}
              error={errors.decimals}
              onChange={(it) => change({ decimals: it })}
            />
          )}
          <AddressField
            label={words.to}
            value={draft.to}
            chainId={network?.chainId}
            error={errors.to && (receiver.error ?? errors.to)}
            onChange={(to) => change({ to })}
            offersAtOnce
            hint={network?.practice ? words.toHintPractice : words.toHint}
          />
          <TextField
            label={
              listed?.symbol === undefined
                ? words.amount
                : fill(words.amountIn, { symbol: safeString(listed.symbol, { max: 24 }) })
            }
            inputMode="decimal"
            value={draft.amount}
            error={
              errors.amount ??
              (found.state === 'reading' && errors.decimals ? words.decimalsAwaited : undefined)
            }
            hint={amountHint(found, now)}
            // What is sent no longer changes once an amount is typed: balances may still come in.
            onFocus={() => change({ asset: value, token: token ?? '' })}
            onChange={(amount) => change({ amount })}
          />
          {network && account && decimals !== undefined ? (
            <div className={styles.held}>
              {address === undefined ? (
                <NativeBalance network={network} account={account} />
              ) : (
                <Balance
                  of={{ chainId: network.chainId, account, token: address }}
                  decimals={decimals}
                  symbol={listed?.symbol ?? words.ofToken}
                />
              )}
              <MaxButton
                of={{ chainId: network.chainId, account, token: address }}
                decimals={decimals}
                onMax={(amount) => change({ amount, asset: value, token: token ?? '' })}
              />
            </div>
          ) : null}
        </>
      )}
    </ComposeForm>
  );
}

/** In milliseconds: younger than this, a figure is of now. */
const fresh = 60_000;

function amountHint(found: TokenDecimals, now: number): string | undefined {
  if (found.state === 'reading') return words.decimalsReading;
  if (found.state !== 'read') return undefined;
  const { decimals, at } = found;
  return now - at < fresh
    ? fill(words.decimalsNow, { count: decimals })
    : fill(words.decimalsThen, { when: ago(at, now), count: decimals });
}
