import { errorText } from '@readback/phrases/problemText.ts';
import { useRef, useState } from 'react';
import { useNetworks } from '../data/config.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusOnWrong } from '../ui/useFocusOnWrong.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { digestOf, signatureOf, type SignedAs } from './digestOf.ts';
import { useVerifying } from './useVerifying.ts';
import { VerifyResult } from './VerifyResult.tsx';
import styles from './Verify.module.css';
import { useVerifyDraft, type VerifyDraft } from './verifyDraft.ts';

const ways: readonly { value: SignedAs; label: string }[] = [
  { value: 'text', label: 'A message, as text' },
  { value: 'bytes', label: 'A message, as bytes in hex' },
  { value: 'typedData', label: 'Typed data, as JSON' },
  { value: 'hash', label: 'A 32-byte hash' },
];

const nowhere = 'none';

/** Says whose a signature is, over exactly what. Nothing is signed here, and no wallet is asked. */
export function VerifyScreen() {
  const [draft, setDraft] = useVerifyDraft();
  const [pressed, setPressed] = useState(0);
  const networks = useNetworks();
  const form = useRef<HTMLFormElement>(null);
  const { busy, last, verify, clear } = useVerifying();
  const chainId = draft.chain === '' ? undefined : Number(draft.chain);
  const typed = useTypedAddress(draft.account, { chainId });
  const digest = digestOf(draft.as, draft.signed);
  const signature = signatureOf(draft.signature);
  const noAccount = typed.state === 'bad' || (typed.state === 'empty' && chainId !== undefined);
  const shows = pressed > 0;

  useFocusOnWrong(form, pressed);

  const change = (fields: Partial<VerifyDraft>) => {
    clear();
    setDraft(fields);
  };
  const submit = () => {
    if (!digest.ok || !signature.ok || noAccount || typed.state === 'resolving') {
      return setPressed((times) => times + 1);
    }
    setPressed(0);
    void verify({ digest: digest.value, signature: signature.value, account: typed.address, chainId });
  };

  return (
    <section className={styles.screen}>
      <h1>Verify a signature</h1>
      <p className={styles.lead}>
        See who signed, and whether they signed exactly this. A key’s signature is checked on this device. A
        contract account is asked on its network. Your wallet is not asked.
      </p>
      <form
        ref={form}
        className={styles.form}
        aria-label="Verify a signature"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Select label="What was signed" value={draft.as} options={ways} onChange={(as) => change({ as })} />
        <TextArea
          label={draft.as === 'hash' ? 'Hash' : draft.as === 'typedData' ? 'Typed data' : 'Message'}
          rows={draft.as === 'hash' ? 2 : 6}
          mono={draft.as !== 'text'}
          value={draft.signed}
          onChange={(signed) => change({ signed })}
          error={shows && !digest.ok ? errorText(digest.error) : undefined}
          hint={draft.as === 'text' ? 'Spaces and line breaks are part of it.' : undefined}
        />
        <TextArea
          label="Signature"
          rows={3}
          mono
          value={draft.signature}
          onChange={(it) => change({ signature: it })}
          error={shows && !signature.ok ? errorText(signature.error) : undefined}
          placeholder="0x…"
        />
        <AddressField
          label="Claimed signer (optional)"
          value={draft.account}
          chainId={chainId}
          onChange={(account) => change({ account })}
          error={
            shows && noAccount ? (typed.error ?? 'Type the address of the contract account.') : undefined
          }
          hint="Leave it empty to find out whose key signed."
        />
        <Select
          label="Network, for a contract account"
          value={draft.chain === '' ? nowhere : draft.chain}
          options={[
            { value: nowhere, label: 'None or unknown' },
            ...networks.map((it) => ({ value: String(it.chainId), label: it.name })),
          ]}
          onChange={(chain) => change({ chain: chain === nowhere ? '' : chain })}
          hint="Only the node of this network is asked."
        />
        <div>
          <Button tone="primary" type="submit" busy={busy}>
            Verify
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {last ? <VerifyResult {...last} onRetry={() => void verify(last.question)} /> : null}
      </div>
    </section>
  );
}
