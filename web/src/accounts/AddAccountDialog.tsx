import * as words from '@readback/phrases/words/web/accounts.ts';
import { navigate } from '../router/here.ts';
import { type FormEvent, useState } from 'react';
import { book, useBook } from '../data/own/book.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { nameProblem } from '../names/accountKinds.ts';
import styles from './look/Accounts.module.css';

/** `watch`: inspected like an own account. `save`: a name for someone's address. */
export type Adding = 'watch' | 'save';

/** Takes an address into the book. */
export function AddAccountDialog({ adding, onClose }: { adding: Adding | undefined; onClose: () => void }) {
  const said = words.adding[adding ?? 'watch'];
  return (
    <Dialog
      open={adding !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={said.title}
      description={said.says}
    >
      {adding ? <AddForm adding={adding} onClose={onClose} /> : null}
    </Dialog>
  );
}

function AddForm({ adding, onClose }: { adding: Adding; onClose: () => void }) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [pressed, setPressed] = useState(false);
  const rows = useBook();
  const typed = useTypedAddress(text);
  const { address } = typed;
  const problem =
    nameProblem(name, address, rows) ??
    (adding === 'save' && name.trim() === '' ? words.needsName : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!address || problem) return;
    if (adding === 'watch') book.watch(address);
    if (name.trim() !== '') book.name(address, name);
    onClose();
    if (adding === 'watch') navigate({ to: '/accounts/$address', params: { address } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AddressField
        label={words.address}
        value={text}
        onChange={setText}
        error={pressed && !address ? (typed.error ?? waitingFor[typed.state]) : undefined}
      />
      <TextField
        label={words.adding[adding].name}
        value={name}
        onChange={setName}
        error={pressed ? problem : undefined}
      />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button tone="primary" type="submit">
          {words.adding[adding].submit}
        </Button>
      </DialogActions>
    </form>
  );
}

const waitingFor: Readonly<Record<string, string>> = words.needsAddress;
