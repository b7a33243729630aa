import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from 'react';
import { giveFocusBack, leaveFocus } from './focusBack.ts';
import { Button } from '../ui/Button.tsx';
import { FoundList } from './FoundList.tsx';
import { afterChange, afterGiven, afterKey, typed } from './finding.ts';
import type { Item } from './items.ts';
import { Keys } from './Keys.tsx';
import dialog from '../ui/Dialog.module.css';
import look from '../ui/look/look.module.css';
import styles from './Palette.module.css';
import { perform } from './perform.ts';
import { typedEarly } from './typing.ts';
import { useFind } from './useFind.ts';

export type Shows = 'find' | 'keys';

export type PaletteProps = {
  shows: Shows;
  show: (what: Shows | undefined) => void;
};

/** What was typed and nothing was chosen for. */
let kept = '';

/** What is in front of the page: the list of everything, or that of the keys. */
export function Palette({ shows, show }: PaletteProps) {
  const close = (act?: () => void) => {
    show(undefined);
    giveFocusBack(act);
  };
  if (shows === 'keys') return <Keys onClose={() => close()} />;
  return (
    <Find
      onClose={(text, act) => {
        kept = text;
        close(act);
      }}
      onKeys={() => {
        leaveFocus('now');
        show('keys');
      }}
    />
  );
}

type FindProps = {
  /** Closes it; what was typed is kept until something was chosen. */
  onClose: (text: string, act?: () => void) => void;
  onKeys: () => void;
};

/** One list of everything there is here, and one field for it that also takes any request. Keys as in any combobox. */
function Find({ onClose, onKeys }: FindProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was looked for is done with; a text that is taken elsewhere is kept there.
  const choose = (item: Item, text: string) => onClose('', () => perform(item.does, { text, onKeys }));
  const { field, setField, finding } = useFind(begun, choose);
  const { typing, groups, isEmpty } = finding;
  const count = groups.flatMap((it) => it.items).length;
  const { text } = field;

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const next = afterGiven(data.getData('text/plain'), typing);
    if (next === undefined) return;
    event.preventDefault();
    setField(next);
  };
  const press = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    const next = afterKey(event, field, typing);
    if (next === undefined) return;
    event.preventDefault();
    event.preventBaseUIHandler?.();
    if (next !== 'close') return setField(next);
    event.stopPropagation();
    onClose(text);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose(text))}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} initialFocus={input} finalFocus={false}>
            <Dialog.Title className={look.hidden}>{words.title}</Dialog.Title>
            <Autocomplete.Root
              open
              inline
              items={groups}
              mode="none"
              filter={null}
              autoHighlight="always"
              keepHighlight
              itemToStringValue={({ title }: Item) => title}
              value={typing.shown}
              onValueChange={(next, { reason }) => {
                if (reason !== 'item-press') setField(afterChange(next, field, typing));
              }}
            >
              <div className={styles.head}>
                <Autocomplete.Input
                  ref={input}
                  className={styles.input}
                  aria-label={words.field}
                  aria-readonly={typing.isHeld || undefined}
                  aria-describedby="find-hint"
                  placeholder={words.placeholder}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  // Only what was left from before is typed over, never what is being typed.
                  onFocus={({ currentTarget: it }) => {
                    if (it.value === kept) it.select();
                  }}
                  onPaste={(event) => take(event, event.clipboardData)}
                  onDrop={(event) => take(event, event.dataTransfer)}
                  onKeyDown={press}
                />
                <Dialog.Close className={styles.close} aria-label={words.close}>
                  <X size={18} aria-hidden />
                </Dialog.Close>
              </div>
              {typing.isHeld ? (
                <Held
                  text={text}
                  onClear={() => {
                    setField(typed(''));
                    input.current?.focus();
                  }}
                />
              ) : null}
              <FoundList onChoose={(item) => choose(item, text)} isEmpty={isEmpty} />
              <p className={styles.hint} id="find-hint" data-busy={typing.isReading || undefined}>
                {typing.isReading ? words.reading : words.hint}
              </p>
              <output className={look.hidden}>
                {typing.isReading ? words.reading : fill(words.count, { count })}
              </output>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What was typed before the finder was there, or was left from the last time. */
function begun() {
  return typedEarly(document.querySelector<HTMLTextAreaElement>('#find-early')?.value ?? '', kept);
}

/** A text that is kept whole, of which the field shows a part. */
function Held({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <p className={styles.held}>
      {fill(words.held, { lines: text.split(/\r\n?|\n/).length, count: text.length })}{' '}
      <Button tone="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}
