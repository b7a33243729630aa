import { Autocomplete } from '@base-ui/react/autocomplete';
import { checksummed } from '@readback/core/text/address.ts';
import { type ReactNode, useId, useState } from 'react';
import { useBook } from '../data/book.ts';
import { describedBy, FieldFrame } from '../ui/Field.tsx';
import field from '../ui/Field.module.css';
import styles from './AddressField.module.css';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { SuggestionItem } from './SuggestionItem.tsx';
import { TypedLine } from './TypedLine.tsx';
import { useTypedAddress } from './useTypedAddress.ts';

export type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The network that the address is for: names may give another one there. */
  chainId?: number | undefined;
  /** What the form found wrong, for a value that is empty or could not be used. */
  error?: ReactNode;
  hint?: ReactNode;
};

/**
 * The one field for addresses: takes an address, an ENS name, or a name of the user's own book, and offers what the
 * book has. What was found stands below it.
 */
export function AddressField({ label, value, onChange, chainId, error, hint }: AddressFieldProps) {
  const id = useId();
  const book = useBook();
  const typed = useTypedAddress(value, { chainId });
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const suggestions = suggestionsFor(book, value);
  // What is half typed is not wrong yet; forty digits are whole.
  const whole = !busy || value.trim().length >= 42 || typed.reach !== undefined || !/^0x/i.test(value.trim());
  const wrong = typed.state === 'bad' && whole ? typed.error : undefined;
  const text = { label, hint, error: wrong ?? (typed.address ? undefined : error) };
  return (
    <div className={styles.field}>
      <FieldFrame id={id} text={text}>
        <Autocomplete.Root<Suggestion>
          items={suggestions}
          filter={null}
          // An open list makes all else on the page unreachable: one without an item must not be open.
          open={open && suggestions.length > 0}
          onOpenChange={setOpen}
          value={value}
          onValueChange={onChange}
          itemToStringValue={({ address }) => checksummed(address)}
        >
          <Autocomplete.Input
            id={id}
            className={/^0x/i.test(value.trim()) ? `${field.control} ${field.mono}` : field.control}
            placeholder="0x… or a name"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={text.error ? true : undefined}
            aria-describedby={describedBy(id, text)}
            onFocus={() => setBusy(true)}
            onBlur={() => setBusy(false)}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={styles.positioner} sideOffset={4} align="start">
              <Autocomplete.Popup className={styles.popup} data-empty={suggestions.length === 0 || undefined}>
                <Autocomplete.List aria-label="From your address book">
                  {(it: Suggestion) => <SuggestionItem key={it.address} suggestion={it} />}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      </FieldFrame>
      <TypedLine typed={typed} chainId={chainId} />
    </div>
  );
}
