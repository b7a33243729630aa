import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/names/know.ts';
import { type FormEvent, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { book } from '../data/own/book.ts';
import { useNetworks } from '../data/networks/config.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Words } from '../ui/text/Words.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './KnowDialog.module.css';
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
      title={words.title}
      description={words.lead}
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
      <Address address={address} form="whole" unnamed={words.address} />
      {chainId === undefined ? (
        <Select
          label={words.network}
          value={String(chosen ?? '')}
          options={networks.map((it) => ({ value: String(it.chainId), label: it.name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      ) : null}
      <ul className={styles.becomes}>
        <li>
          <Words
            of={words.milder}
            values={{
              named: chosen === undefined ? 'no' : 'yes',
              network: chosen === undefined ? null : <NetworkName chainId={chosen} />,
            }}
          />
        </li>
        <li>{words.onePress}</li>
        <li>{words.others}</li>
      </ul>
      <TextField
        label={fill(words.digits, { count: typedDigits })}
        value={typed}
        onChange={setTyped}
        mono
        maxLength={42}
        error={pressed ? problem : undefined}
        hint={words.digitsHint}
      />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit">{words.submit}</Button>
      </DialogActions>
    </form>
  );
}
