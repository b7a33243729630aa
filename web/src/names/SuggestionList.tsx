import * as words from '@readback/phrases/words/web/names.ts';
import { shortAddress } from '../ui/text/address.ts';
import { Identicon } from '../ui/address/Identicon.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './AddressField.module.css';
import type { Suggestion } from './suggestions.ts';
import { useName } from './useName.ts';

export type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The place of the one that the keyboard is at. */
  active: number;
  onTake: (suggestion: Suggestion) => void;
  /** The network that the address is for. */
  chainId: number | undefined;
};

/** The addresses that fit, below the field. The focus stays in the field. */
export function SuggestionList({ id, suggestions, active, onTake, chainId }: SuggestionListProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be below a field of free text.
      role="listbox"
      aria-label={words.suggestions}
      className={styles.list}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((it, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys, as in every combobox.
        <div
          key={it.address}
          id={suggestionId(id, at)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern of a combobox with a picture in each.
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.item}
          // A press would take the focus out of the field, which closes the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(it)}
        >
          <Identicon address={it.address} size={24} />
          <span className={styles.who}>
            <Called of={it} chainId={chainId} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** An own account is called as everywhere, by its ENS name too; nobody is asked about the others here. */
function Called({ of: it, chainId }: { of: Suggestion; chainId: number | undefined }) {
  const resolved = useName(it.own ? it.address : undefined, chainId).name?.name;
  const name = resolved ?? it.name;
  return (
    <>
      <span>{name ? <SafeText text={name} max={40} cut="mark" /> : it.own ? words.ownUnnamed : null}</span>
      <span className={look.quiet}>
        <Digits of={{ ...it, name }} />
      </span>
    </>
  );
}

function Digits({ of: { address, name, own, paid: count } }: { of: Suggestion }) {
  const digits = <bdi className={styles.digits}>{shortAddress(address)}</bdi>;
  if (own && name) return <Words of={words.own} values={{ address: digits }} />;
  if (count > 0) return <Words of={words.paidBefore} values={{ address: digits, count: Number(count) }} />;
  return digits;
}

export function suggestionId(list: string, at: number): string {
  return `${list}-${at}`;
}
