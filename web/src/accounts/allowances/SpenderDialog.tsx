import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Network } from '../../data/networks/parseConfig.ts';
import { spenders } from '../../data/own/spenders.ts';
import { AddressField } from '../../names/AddressField.tsx';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import styles from '../look/Accounts.module.css';

/** Takes one more address to look at as a spender, from now on. */
export function SpenderDialog({
  open,
  onClose,
  network,
}: {
  open: boolean;
  onClose: () => void;
  network: Network;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={words.checkAnother}
      description={fill(words.checkingAnother, { network: network.name })}
    >
      {open ? <SpenderForm network={network} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SpenderForm({ network: { chainId }, onClose }: { network: Network; onClose: () => void }) {
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(false);
  const typed = useTypedAddress(text, { chainId });
  const client = useQueryClient();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!typed.address) return;
    spenders.add({ chainId, address: typed.address });
    void client.invalidateQueries({ queryKey: ['allowances', chainId] });
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AddressField
        label={words.spender}
        value={text}
        onChange={setText}
        chainId={chainId}
        error={pressed && !typed.address ? (typed.error ?? words.needsSpender) : undefined}
      />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button tone="primary" type="submit">
          {words.check}
        </Button>
      </DialogActions>
    </form>
  );
}
