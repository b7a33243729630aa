import * as words from '@readback/phrases/words/web/accounts/tokens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Address } from 'viem';
import type { Network } from '../data/networks/parseConfig.ts';
import { tokens } from '../data/own/tokens.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Select } from '../ui/fields/Select.tsx';
import styles from './look/Accounts.module.css';
import { TokenPreview } from './TokenPreview.tsx';
import { useTokenAbout } from './useTokenAbout.ts';

type Props = { networks: readonly Network[]; account: Address; onClose: () => void };

/** Adds a token by its address: what it says of itself is read and shown first. */
export function AddTokenDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) props.onClose();
      }}
      title={words.add}
      description={words.adding}
    >
      {open ? <AddTokenForm {...props} /> : null}
    </Dialog>
  );
}

function AddTokenForm({ networks, account, onClose }: Props) {
  const [chain, setChain] = useState(String(networks[0]?.chainId ?? ''));
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(false);
  const client = useQueryClient();
  const chainId = Number(chain);
  const typed = useTypedAddress(text, { chainId });
  const about = useTokenAbout({ chainId, address: typed.address, account });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!typed.address || about.found?.kind.s !== 'known') return;
    const { kind, symbol, decimals } = about.found;
    tokens.add({
      chainId,
      address: typed.address,
      kind: kind.v,
      ...(symbol.s === 'known' ? { symbol: symbol.v } : {}),
      ...(decimals.s === 'known' ? { decimals: decimals.v } : {}),
    });
    noteUsed(chainId);
    void client.invalidateQueries({ queryKey: ['holdings', chainId] });
    void client.invalidateQueries({ queryKey: ['allowances', chainId] });
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Select
        label={words.network}
        value={chain}
        options={networks.map((it) => ({ value: String(it.chainId), label: it.name }))}
        onChange={setChain}
      />
      <AddressField
        label={words.contract}
        value={text}
        onChange={setText}
        chainId={chainId}
        error={pressed && !typed.address ? (typed.error ?? words.needsAddress) : undefined}
      />
      {typed.address ? <TokenPreview about={about} /> : null}
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button tone="primary" type="submit" aria-disabled={about.found?.kind.s !== 'known'}>
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
