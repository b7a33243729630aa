import * as words from '@readback/phrases/words/web/accounts.ts';
import { type FormEvent, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { book, useBook } from '../data/own/book.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { nameProblem } from '../names/accountKinds.ts';
import styles from './look/Accounts.module.css';

/** The user's own label of an address. */
export function NameDialog({
  open,
  onClose,
  address,
  now,
}: {
  open: boolean;
  onClose: () => void;
  address: Bytes;
  now: string;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={now === '' ? words.addName : words.rename}
      description={words.naming}
    >
      {open ? <NameForm address={address} now={now} onClose={onClose} /> : null}
    </Dialog>
  );
}

function NameForm({ address, now, onClose }: { address: Bytes; now: string; onClose: () => void }) {
  const [name, setName] = useState(now);
  const problem = nameProblem(name, address, useBook());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    book.name(address, name);
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Address address={address} form="whole" unnamed={words.address} />
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        error={problem}
        hint={now === '' ? undefined : words.namingHint}
      />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button tone="primary" type="submit">
          {words.saveName}
        </Button>
      </DialogActions>
    </form>
  );
}
