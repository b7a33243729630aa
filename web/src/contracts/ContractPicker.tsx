import { parseAddress } from '@readback/core/text/address.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useState } from 'react';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import { useNetworks } from '../data/networks/config.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useWallet } from '../wallet/useWallet.ts';
import { openedAs, placeOf } from './callDrafts.ts';
import styles from './Contracts.module.css';
import { pressOpen } from './opened.ts';

type ContractPickerProps = {
  search: ContractsSearch;
  /** A link filled this in, and nobody pressed yet: the name in it is not looked up. */
  quiet: boolean;
  onSearch: (search: ContractsSearch) => void;
};

/** Which contract, on which network. Nobody is asked before the button is pressed. */
export function ContractPicker({ search, quiet, onSearch }: ContractPickerProps) {
  const networks = useNetworks();
  const wallet = useWallet();
  const [chosen, setChosen] = useState(search.chain);
  const [text, setText] = useState(search.address ?? '');
  const [pressed, setPressed] = useState(false);
  const network = networks.find(({ chainId }) => chainId === (chosen ?? wallet.network?.chainId));
  const unseen = quiet && !pressed && text === search.address;
  const typed = useTypedAddress(unseen && !parseAddress(text).ok ? '' : text, { chainId: network?.chainId });
  const missing = network === undefined ? words.networkNeeded : undefined;
  const wrong =
    typed.address !== undefined
      ? undefined
      : typed.state === 'resolving'
        ? words.resolving
        : typed.state === 'empty'
          ? words.addressNeeded
          : typed.error;
  return (
    <form
      className={styles.picker}
      aria-label={words.which}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        const { address, name } = typed;
        if (network === undefined || address === undefined) return;
        const { chainId } = network;
        noteUsed(chainId);
        pressOpen(chainId, address);
        // What a link named, the user did not type.
        if (name && !(quiet && text === search.address))
          openedAs.set(placeOf(chainId, address), { name, address });
        else openedAs.delete(placeOf(chainId, address));
        const same = search.chain === chainId && search.address?.toLowerCase() === address.toLowerCase();
        onSearch(same ? search : { chain: chainId, address });
      }}
    >
      <Select
        label={words.network}
        placeholder={words.chooseNetwork}
        value={network === undefined ? '' : String(network.chainId)}
        error={pressed ? missing : undefined}
        options={networks.map(({ chainId, name }) => ({ value: String(chainId), label: name }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <div className={styles.address}>
        {unseen ? (
          <TextField label={words.contract} mono value={text} onChange={setText} />
        ) : (
          <AddressField
            label={words.contract}
            value={text}
            chainId={network?.chainId}
            error={pressed ? wrong : undefined}
            onChange={setText}
            hint={words.asksLater}
          />
        )}
      </div>
      <Button tone={search.address ? 'plain' : 'primary'} type="submit" className={styles.go}>
        {words.open}
      </Button>
    </form>
  );
}
