import * as words from '@readback/phrases/words/web/find.ts';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Identicon } from '../ui/address/Identicon.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import type { Group } from './found.ts';
import type { Item } from './items.ts';
import styles from './Palette.module.css';

/** All that was found, by group. */
export function FoundList({ onChoose, isEmpty }: { onChoose: (item: Item) => void; isEmpty: boolean }) {
  return (
    <div className={styles.found}>
      <Autocomplete.List className={styles.list}>
        {(group: Group) => (
          <Autocomplete.Group key={group.id} items={group.items} className={styles.group}>
            <Autocomplete.GroupLabel className={styles.label}>
              {words.groups[group.id]}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Item) => (
                <Autocomplete.Item
                  key={item.id}
                  value={item}
                  className={styles.item}
                  onClick={() => onChoose(item)}
                >
                  <Row item={item} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {isEmpty ? (
        <p className={styles.nothing}>
          <b>{words.nothing}</b> {words.nothingHint}
        </p>
      ) : null}
    </div>
  );
}

function Row({ item: { title, foreign, note, address } }: { item: Item }) {
  return (
    <>
      {address ? <Identicon address={address} size={24} /> : null}
      <span className={styles.what}>{foreign ? <SafeText text={title} max={160} cut="mark" /> : title}</span>
      {note === undefined ? null : (
        <span className={styles.note}>
          <SafeText text={note} max={80} cut="mark" />
        </span>
      )}
    </>
  );
}
