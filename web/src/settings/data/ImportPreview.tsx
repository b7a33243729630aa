import { fill } from '@readback/phrases/fill.ts';
import { listed } from '@readback/phrases/listed.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useState, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import type { Agreed } from './applyImport.ts';
import look from '../../ui/look/look.module.css';
import styles from './Data.module.css';
import type { Preview } from './readImport.ts';
import { TableRow } from './TableRow.tsx';
import type { Choice } from './choice.ts';

export type ImportPreviewProps = {
  preview: Preview;
  /** What the file is called: foreign text. */
  name: string;
  onTake: (agreed: Agreed) => void;
  onCancel: () => void;
};

/** What taking in a file would add, what it would leave out and why, and what has to be ticked separately. */
export function ImportPreview({ preview, name, onTake, onCancel }: ImportPreviewProps) {
  const { tables, choices, choicesLeft, partsLeft, looser, madeAt } = preview;
  const [tableIds, setTableIds] = useState(
    new Set(tables.filter(({ fresh, of }) => fresh.size > 0 && !of.unticked).map(({ of }) => of.id)),
  );
  const [choiceIds, setChoiceIds] = useState(
    new Set(choices.filter(({ harmless }) => harmless).map(({ id }) => id)),
  );
  const nothing = tableIds.size === 0 && choiceIds.size === 0;
  return (
    <div className={`${look.panel} ${styles.preview}`}>
      <p>
        <Words
          of={madeAt === '' ? words.fileUndated : words.file}
          values={{
            name: <SafeText text={name} max={80} />,
            time: <SafeText text={madeAt} />,
            b: (inner) => <b>{inner}</b>,
          }}
        />
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
        <p className={look.quietWrap}>{words.noTables}</p>
      )}
      {choices.length > 0 ? (
        <>
          <h3 className={styles.choicesTitle}>{words.oneByOne}</h3>
          <p className={look.quietWrap}>{words.oneByOneLead}</p>
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
        <p className={look.quietWrap}>{fill(words.tooMany, { count: choicesLeft })}</p>
      ) : null}
      {looser.length > 0 ? (
        <p className={look.quietWrap}>
          <Words of={words.looser} values={{ figures: <SafeText text={listed(looser)} max={400} /> }} />
        </p>
      ) : null}
      {partsLeft > 0 ? <p className={look.quietWrap}>{fill(words.unknown, { count: partsLeft })}</p> : null}
      <div className={styles.actions}>
        <Button
          tone="primary"
          disabled={nothing}
          onClick={() => onTake({ tables: tableIds, choices: choiceIds })}
        >
          {words.take}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
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

/** One change that is made only when it is ticked: what holds now, what would hold, and what that means. */
function ChoiceRow({
  choice: { title, now, next, risk },
  taken,
  onTake,
}: {
  choice: Choice;
  taken: boolean;
  onTake: (take: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <input
        type="checkbox"
        id={id}
        checked={taken}
        onChange={(event) => onTake(event.currentTarget.checked)}
        aria-describedby={`${id}-change`}
      />
      <div>
        <label htmlFor={id}>
          <SafeText text={title} max={200} />
        </label>
        <dl className={styles.change} id={`${id}-change`}>
          <dt>{words.now}</dt>
          <dd>
            <SafeText text={now} max={400} />
          </dd>
          <dt>{words.next}</dt>
          <dd>
            <SafeText text={next} max={400} />
          </dd>
        </dl>
        {risk ? <p className={look.quietWrap}>{risk}</p> : null}
      </div>
    </div>
  );
}
