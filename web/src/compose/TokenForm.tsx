import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { Balance } from '../balance/Balance.tsx';
import { AddressField } from '../names/AddressField.tsx';
import { ago } from '../ui/ago.ts';
import { useNow } from '../ui/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Compose.module.css';
import { ComposeForm } from './ComposeForm.tsx';
import { withNames } from './composed.ts';
import { composeToken } from './composeToken.ts';
import { useDraft } from './drafts.ts';
import { KnownTokenField } from './KnownTokenField.tsx';
import { MaxButton } from './MaxButton.tsx';
import { NetworkField } from './NetworkField.tsx';
import { useComposeContext } from './useComposeContext.ts';
import { useReceiver } from './useReceiver.ts';
import { type TokenDecimals, useTokenDecimals } from './useTokenDecimals.ts';

/** Sends a token. Its decimals come from the token, else from the user; never from a guess. */
export function TokenForm() {
  const [draft, change] = useDraft('token');
  const context = useComposeContext(draft.chain);
  const token = parseAddress(draft.token);
  const found = useTokenDecimals(context.network?.chainId, token.ok ? token.value : undefined);
  const now = useNow();
  const readDecimals = found.state === 'read' ? found.decimals : undefined;
  const receiver = useReceiver(draft.to, context.network?.chainId);
  const compose = () =>
    withNames(composeToken({ ...draft, to: receiver.to }, { ...context, readDecimals }), receiver.names);
  return (
    <ComposeForm label={words.sendToken} compose={compose}>
      {(errors) => (
        <>
          <NetworkField
            value={context.chain}
            error={errors.network}
            onChange={(chain) => change({ chain })}
          />
          <KnownTokenField
            chainId={context.network?.chainId}
            token={draft.token}
            onChange={(it) => change({ token: it })}
          />
          <TextField
            label={words.tokenContract}
            mono
            placeholder="0x…"
            value={draft.token}
            error={errors.token}
            onChange={(it) => change({ token: it })}
          />
          {found.state === 'read' && found.again ? (
            <Notice
              live="status"
              tone="unknown"
              title={found.again.why}
              actions={<Button onClick={found.again.retry}>{words.retry}</Button>}
            >
              {words.decimalsKept}
            </Notice>
          ) : null}
          {found.state === 'failed' ? (
            <>
              <Notice
                live="status"
                tone="unknown"
                title={found.why}
                actions={<Button onClick={found.retry}>{words.retry}</Button>}
              >
                {words.decimalsByHand}
              </Notice>
              <TextField
                label={words.decimals}
                inputMode="numeric"
                value={draft.decimals}
                error={errors.decimals}
                onChange={(decimals) => change({ decimals })}
              />
            </>
          ) : null}
          <AddressField
            label={words.to}
            value={draft.to}
            chainId={context.network?.chainId}
            error={errors.to && (receiver.error ?? errors.to)}
            onChange={(to) => change({ to })}
            hint={words.toHint}
          />
          <TextField
            label={words.amount}
            inputMode="decimal"
            value={draft.amount}
            error={
              errors.amount ??
              (found.state === 'reading' && errors.decimals ? words.decimalsAwaited : undefined)
            }
            hint={amountHint(found, now)}
            onChange={(amount) => change({ amount })}
          />
          {context.network && context.account && token.ok && found.state === 'read' ? (
            <div className={styles.held}>
              <Balance
                of={{ chainId: context.network.chainId, account: context.account, token: token.value }}
                decimals={found.decimals}
                symbol={words.ofToken}
              />
              <MaxButton
                of={{ chainId: context.network.chainId, account: context.account, token: token.value }}
                decimals={found.decimals}
                onMax={(amount) => change({ amount })}
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
