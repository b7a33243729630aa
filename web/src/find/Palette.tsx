import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { giveFocusBack, leaveFocus } from './focusBack.ts';
import { readPaste } from '../inbox/paste.ts';
import type { Paste } from '../inbox/pasteOutcome.ts';
import { Button } from '../ui/Button.tsx';
import { Identicon } from '../ui/address/Identicon.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { found, type Group } from './found.ts';
import type { Item } from './items.ts';
import { Keys } from './Keys.tsx';
import dialog from '../ui/Dialog.module.css';
import look from '../ui/look/look.module.css';
import styles from './Palette.module.css';
import { perform } from './perform.ts';
import { mayBeRequest, readItems } from './readItems.ts';
import { doesNotFit, isTyped, keyDoes, typedEarly, typingOf } from './typing.ts';
import { useIsWish } from '../inbox/useIsWish.ts';
import { useActivityItems } from './useActivityItems.ts';
import { useItems } from './useItems.ts';

export type Shows = 'find' | 'keys';

export type PaletteProps = {
  shows: Shows;
  show: (what: Shows | undefined) => void;
};

/** What was typed and nothing was chosen for. */
let kept = '';

/** What stands in front of the page: the list of everything, or that of the keys. */
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
  const { text, type, typing, groups, wait, choose } = useFind(onClose, onKeys);
  const { isReading, isHeld, shown } = typing;
  const count = groups.flatMap((it) => it.items).length;

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const given = data.getData('text/plain');
    // A field of one line would lose the others.
    if (!isHeld && !doesNotFit(given)) return;
    event.preventDefault();
    type(given);
  };
  const press = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    const does = keyDoes(event, typing);
    if (does === undefined) return;
    event.preventDefault();
    event.preventBaseUIHandler?.();
    if (does === 'wait') wait();
    else if (does === 'clear') type('');
    else {
      event.stopPropagation();
      onClose(text);
    }
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
              value={shown}
              onValueChange={(next, { reason }) => {
                if (reason !== 'item-press' && isTyped(next, typing)) type(next);
              }}
            >
              <div className={styles.head}>
                <Autocomplete.Input
                  ref={input}
                  className={styles.input}
                  aria-label={words.field}
                  aria-readonly={isHeld || undefined}
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
              {isHeld ? (
                <Held
                  text={text}
                  onClear={() => {
                    type('');
                    input.current?.focus();
                  }}
                />
              ) : null}
              <Found onChoose={choose} isEmpty={count === 0 && !isReading} />
              <p className={styles.hint} id="find-hint" data-busy={isReading || undefined}>
                {isReading ? words.reading : words.hint}
              </p>
              <output className={look.hidden}>
                {isReading ? words.reading : fill(words.count, { count })}
              </output>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is typed, what it finds, and what choosing does. */
function useFind(onClose: FindProps['onClose'], onKeys: () => void) {
  const [begun] = useState(() =>
    typedEarly(document.querySelector<HTMLTextAreaElement>('#find-early')?.value ?? '', kept),
  );
  const [text, setText] = useState(begun.text);
  // Enter came before it was known what the text is.
  const entered = useRef(begun.entered);
  const outcome = useOutcome(text);
  const items = useItems();
  const activity = useActivityItems(text);
  const isWish = useIsWish(text.trim() === '' || mayBeRequest(text) ? undefined : text) === true;
  const typing = typingOf(text, outcome, isWish);
  const read = readItems(text, outcome, isWish);
  const groups = found(text, { items, read, first: typing.readFirst, activity });

  const choose = (item: Item) => {
    // What was looked for is done with; a text that is taken elsewhere is kept there.
    onClose('', () => perform(item.does, { text, onKeys }));
  };
  const onRead = useEffectEvent(() => {
    const [own] = read;
    if (entered.current && typing.readFirst && own) choose(own);
    entered.current = false;
  });
  // The parser is outside React.
  useEffect(() => {
    if (outcome) onRead();
  }, [outcome]);

  const type = (next: string) => {
    entered.current = false;
    setText(next);
  };
  const wait = () => {
    entered.current = true;
  };
  return { text, type, typing, groups, wait, choose };
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

/** All that was found, by group. */
function Found({ onChoose, isEmpty }: { onChoose: (item: Item) => void; isEmpty: boolean }) {
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

/** What the engine’s parser makes of a text that may be a request. Nobody is asked for it: it is read on this device. */
function useOutcome(text: string): Paste | undefined {
  const [read, setRead] = useState<Readonly<{ text: string; outcome: Paste }>>();
  useEffect(() => {
    if (!mayBeRequest(text)) return;
    let isOver = false;
    void readPaste(text, {}).then((outcome) => {
      if (!isOver) setRead({ text, outcome });
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return read?.text === text ? read.outcome : undefined;
}
