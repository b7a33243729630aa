import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/SafeText.tsx';
import type { Agreed } from './applyImport.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import styles from './Data.module.css';
import type { Preview } from './readImport.ts';
import { TableRow } from './TableRow.tsx';
import { grouped } from '../../ui/grouped.ts';

export type ImportPreviewProps = {
  preview: Preview;
  /** What the file is called: foreign text. */
  name: string;
  onTake: (agreed: Agreed) => void;
  onCancel: () => void;
};

/** What taking in a file would add, what it would leave out and why, and what has to be ticked by itself. */
export function ImportPreview({ preview, name, onTake, onCancel }: ImportPreviewProps) {
  const { tables, choices, choicesLeft, unknown, looser, madeAt } = preview;
  const [tableIds, setTableIds] = useState(
    new Set(tables.filter(({ fresh, of }) => fresh.size > 0 && !of.unticked).map(({ of }) => of.id)),
  );
  const [choiceIds, setChoiceIds] = useState(
    new Set(choices.filter(({ harmless }) => harmless).map(({ id }) => id)),
  );
  const nothing = tableIds.size === 0 && choiceIds.size === 0;
  return (
    <div className={`${panel.panel} ${styles.preview}`}>
      <p>
        <b>
          <SafeText text={name} max={80} />
        </b>
        , which says that it was created at <SafeText text={madeAt === '' ? 'an unknown time' : madeAt} />
      </p>
      {tables.length > 0 ? (
        <ul className={styles.rows}>
          {tables.map((table) => (
            <li key={table.of.id}>
              <TableRow
                table={table}
                taken={tableIds.has(table.of.id)}
                onTake={(take) => setTableIds(toggled(tableIds, table.of.id, take))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.sub}>It contains no Activity, address book, tokens or ABIs.</p>
      )}
      {choices.length > 0 ? (
        <>
          <h3 className={styles.choicesTitle}>One by one</h3>
          <p className={styles.sub}>
            Each of these changes which hosts this page asks, or what it warns about. Check only what you set
            yourself. A file cannot say which accounts you know: confirm those one at a time.
          </p>
          <ul className={styles.rows}>
            {choices.map((choice) => (
              <li key={choice.id}>
                <ChoiceRow
                  choice={choice}
                  taken={choiceIds.has(choice.id)}
                  onTake={(take) => setChoiceIds(toggled(choiceIds, choice.id, take))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {choicesLeft > 0 ? (
        <p className={styles.sub}>
          {choicesLeft.toLocaleString('en')} more changes are left out: there are too many to review one by
          one.
        </p>
      ) : null}
      {looser.length > 0 ? (
        <p className={styles.sub}>
          Left out, because a file cannot make checks less strict:{' '}
          <SafeText text={looser.join(', ')} max={400} />. You can change this in Settings, Checks.
        </p>
      ) : null}
      {unknown > 0 ? (
        <p className={styles.sub}>{grouped(unknown)} parts of the file are unknown and were left out.</p>
      ) : null}
      <div className={styles.actions}>
        <Button
          tone="primary"
          disabled={nothing}
          onClick={() => onTake({ tables: tableIds, choices: choiceIds })}
        >
          Import what is checked
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): Set<string> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}
