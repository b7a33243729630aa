import * as words from '@readback/phrases/words/web/names.ts';
import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useBook } from '../data/own/book.ts';
import { describedBy, FieldFrame } from '../ui/fields/Field.tsx';
import field from '../ui/fields/Field.module.css';
import look from '../ui/look/look.module.css';
import styles from './AddressField.module.css';
import { SuggestionList, suggestionId } from './SuggestionList.tsx';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useTypedAddress } from './useTypedAddress.ts';
import { SafeNode } from '../ui/text/SafeNode.tsx';
import { reloadToReach } from '../data/sources/hosts.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { AskForPicture } from './avatar/AskForPicture.tsx';
import { Picture } from './avatar/Picture.tsx';
import type { TypedAddress } from './typedAddress.ts';
import { useName } from './useName.ts';
import { usePracticePeople } from './usePracticePeople.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';

export type AddressFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The network that the address is for: names may give another one there. */
  chainId?: number | undefined;
  /** What the form found wrong, for a value that is empty or could not be used. */
  error?: ReactNode;
  /** What is wrong with the text itself, whatever it names. */
  text?: ReactNode;
  hint?: ReactNode;
  /** Known addresses are offered as soon as it has the focus; else once something is typed. */
  offersAtOnce?: boolean;
};

/**
 * The one field for addresses: takes an address, an ENS name, or a name that is known here, and offers those that are.
 * What was found is below it, and what is wrong once the field is left. Keys as in any combobox: arrows choose, Enter takes, Escape closes.
 */
export function AddressField({
  label,
  value,
  onChange,
  chainId,
  error,
  text: textError,
  hint,
  offersAtOnce,
}: AddressFieldProps) {
  const id = useId();
  const list = `${id}-list`;
  const book = useBook();
  const typed = useTypedAddress(value, { chainId });
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState<'no' | 'onFocus' | 'asked'>('no');
  const [at, setAt] = useState(-1);
  const practice = usePracticePeople(open !== 'no', chainId);
  const byItself = offersAtOnce ? 'onFocus' : 'no';
  const suggestions = open === 'no' ? [] : suggestionsFor(book, value, practice);
  const active = suggestions[at];
  // What is half typed is not wrong yet; forty digits are whole, and so is a name that was looked up.
  const digits = /^0x/i.test(value.trim());
  const whole = digits ? value.trim().length >= 42 : looksLikeName(value);
  const wrong = typed.state === 'bad' && (!focused || whole);
  const problem = textError ?? (wrong ? typed.error : typed.address ? undefined : error);
  // One place below the field, kept free: for the hint, then for what was found.
  const text = { label, hint: problem || value.trim() !== '' ? undefined : hint, error: problem };

  const take = (it: Suggestion) => {
    onChange(checksummed(it.address));
    setOpen('no');
    setAt(-1);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen('asked');
      const count = suggestions.length;
      setAt(count === 0 ? 0 : (Math.max(at, step > 0 ? -1 : 0) + step + count) % count);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape' && suggestions.length > 0) {
      // The dialog around the field stays open, unless the list came automatically.
      if (open === 'asked') event.stopPropagation();
      setOpen('no');
    }
  };

  return (
    <div className={styles.field}>
      <FieldFrame id={id} text={{ label }}>
        <div className={styles.anchor}>
          <input
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={list}
            aria-activedescendant={active && suggestionId(list, at)}
            aria-invalid={text.error ? true : undefined}
            aria-describedby={describedBy(id, text)}
            className={digits ? `${field.control} ${field.mono}` : field.control}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
              setOpen(event.currentTarget.value.trim() === '' ? byItself : 'asked');
              setAt(-1);
            }}
            onKeyDown={press}
            onFocus={() => {
              setFocused(true);
              setOpen(byItself);
            }}
            onBlur={() => {
              setFocused(false);
              setOpen('no');
            }}
          />
          <SuggestionList id={list} suggestions={suggestions} active={at} onTake={take} chainId={chainId} />
        </div>
      </FieldFrame>
      <div className={styles.below}>
        {text.error ? (
          <p className={field.error} id={`${id}-error`} role="alert">
            <SafeNode it={text.error} />
          </p>
        ) : null}
        {text.hint ? (
          <p className={look.quiet} id={`${id}-hint`}>
            {text.hint}
          </p>
        ) : null}
        <TypedLine typed={typed} chainId={chainId} />
      </div>
    </div>
  );
}

/** What was found for what was typed: the address with its name, what is odd about the name, and what can be done. */
function TypedLine({ typed, chainId }: { typed: TypedAddress; chainId: number | undefined }) {
  const { state, address, name, mixed, elsewhere, reach, failed, retry } = typed;
  const shown = useName(address, chainId);
  return (
    <div className={styles.line} aria-live="polite" data-testid="typed-address">
      {state === 'resolving' ? <span className={look.quiet}>{words.resolving}</span> : null}
      {address ? (
        <Address
          address={address}
          name={name === undefined ? shown.name : { name }}
          picture={<Picture address={address} avatar={shown.avatar} size={18} />}
          more={<AskForPicture avatar={shown.avatar} />}
        />
      ) : null}
      {mixed ? (
        <p className={styles.caution}>
          <Words of={words.mixed} values={{ b: (inner) => <b>{inner}</b> }} />
        </p>
      ) : null}
      {elsewhere ? <p className={look.quiet}>{words.elsewhere}</p> : null}
      {reach !== undefined ? (
        <Button onClick={() => reloadToReach(`https://${reach}`, '')}>
          <Words of={words.reloadToAsk} values={{ host: <SafeText text={reach} max={80} cut="mark" /> }} />
        </Button>
      ) : failed ? (
        <Button tone="quiet" onClick={retry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}
