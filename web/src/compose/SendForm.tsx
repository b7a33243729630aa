import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { NativeBalance } from '../balance/NativeBalance.tsx';
import { AddressField } from '../names/AddressField.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Compose.module.css';
import { ComposeForm } from './ComposeForm.tsx';
import { composeSend } from './composeSend.ts';
import { withNames } from './composed.ts';
import { useDraft } from './drafts.ts';
import { MaxButton } from './MaxButton.tsx';
import { NetworkField } from './NetworkField.tsx';
import { useComposeContext } from './useComposeContext.ts';
import { useReceiver } from './useReceiver.ts';

/** Sends the network's own currency. */
export function SendForm() {
  const [draft, change] = useDraft('send');
  const context = useComposeContext(draft.chain);
  const { network, account } = context;
  const receiver = useReceiver(draft.to, network?.chainId);
  const compose = () => withNames(composeSend({ ...draft, to: receiver.to }, context), receiver.names);
  return (
    <ComposeForm label={words.send} compose={compose}>
      {(errors) => (
        <>
          <NetworkField
            value={context.chain}
            error={errors.network}
            onChange={(chain) => change({ chain })}
          />
          <AddressField
            label={words.to}
            value={draft.to}
            chainId={network?.chainId}
            error={errors.to && (receiver.error ?? errors.to)}
            onChange={(to) => change({ to })}
            hint={words.toHint}
          />
          <TextField
            label={network === undefined ? words.amount : fill(words.amountIn, { symbol: network.symbol })}
            inputMode="decimal"
            value={draft.amount}
            error={errors.amount}
            onChange={(amount) => change({ amount })}
          />
          {network && account ? (
            <div className={styles.held}>
              <NativeBalance network={network} account={account} />
              <MaxButton
                of={{ chainId: network.chainId, account }}
                decimals={network.decimals}
                onMax={(amount) => change({ amount })}
              />
            </div>
          ) : null}
        </>
      )}
    </ComposeForm>
  );
}
