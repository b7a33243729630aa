import { chainName } from '@readback/phrases/chains.ts';
import { type FormEvent, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { book } from '../data/book.ts';
import { networkOf, useNetworks } from '../data/config.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Accounts.module.css';
import { digitsProblem, typedDigits } from './knowWords.ts';

export type KnowDialogProps = {
  open: boolean;
  onClose: () => void;
  address: Bytes;
  /** The network that it is said for; chosen in the dialog where it is not given. */
  chainId?: number | undefined;
  /** Once it is said. */
  onKnown?: () => void;
};

/** Asks whether the user really knows one account: the only act that makes a Stop milder. */
export function KnowDialog({ open, onClose, ...rest }: KnowDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="I know this account"
      description="Confirm this only if you know who controls this address from elsewhere, not from this request or its sender."
    >
      {open ? <KnowForm {...rest} onClose={onClose} /> : null}
    </Dialog>
  );
}

function KnowForm({ address, chainId, onClose, onKnown }: Omit<KnowDialogProps, 'open'>) {
  const networks = useNetworks();
  const [chosen, setChosen] = useState(chainId ?? networks[0]?.chainId);
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const problem = digitsProblem(typed, address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (problem || chosen === undefined) return;
    book.know(address, chosen);
    onClose();
    onKnown?.();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Address address={address} form="whole" unnamed="Full address" />
      {chainId === undefined ? (
        <Select
          label="Network"
          value={String(chosen ?? '')}
          options={networks.map((it) => ({ value: String(it.chainId), label: it.name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      ) : null}
      <ul className={styles.becomes}>
        <li>
          On <NetworkName chainId={chosen} />, a Stop about this account becomes a Caution, and you are no
          longer warned that it is a stranger.
        </li>
        <li>One press is then enough to let it take all you hold or act for you.</li>
        <li>Other addresses and networks stay as they are. You can undo this in Accounts.</li>
      </ul>
      <TextField
        label={`Last ${typedDigits} characters of the address`}
        value={typed}
        onChange={setTyped}
        mono
        maxLength={42}
        error={pressed ? problem : undefined}
        hint="Copy them from your own source for the address, not from the line above."
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit">I know this account</Button>
      </DialogActions>
    </form>
  );
}

/** A network by its name, which may be foreign. */
export function NetworkName({ chainId }: { chainId: number | undefined }) {
  if (chainId === undefined) return 'this network';
  return <SafeText text={networkOf(chainId)?.name ?? chainName(chainId)} max={60} />;
}
