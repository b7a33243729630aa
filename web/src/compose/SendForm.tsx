import { NativeBalance } from '../balance/NativeBalance.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeSend } from './composeSend.ts';
import { useDraft } from './drafts.ts';
import { NetworkField } from './NetworkField.tsx';
import { useComposeContext } from './useComposeContext.ts';

/** Sends the network's own currency. */
export function SendForm() {
  const [draft, change] = useDraft('send');
  const context = useComposeContext(draft.chain);
  const unit = context.network?.symbol;
  return (
    <ComposeForm label="Send" compose={() => composeSend(draft, context)}>
      {(errors) => (
        <>
          <NetworkField
            value={context.chain}
            error={errors.network}
            onChange={(chain) => change({ chain })}
          />
          <TextField
            label="To"
            mono
            placeholder="0x…"
            value={draft.to}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
          <TextField
            label={unit === undefined ? 'Amount' : `Amount in ${unit}`}
            inputMode="decimal"
            value={draft.amount}
            error={errors.amount}
            onChange={(amount) => change({ amount })}
          />
          <NativeBalance network={context.network} account={context.account} />
        </>
      )}
    </ComposeForm>
  );
}
