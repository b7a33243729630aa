import { type ByteUse, byteMap } from '@readback/core/decode/byteMap.ts';
import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/bytes/details.ts';
import { type KeyboardEvent, useContext, useId, useMemo, useRef, useState } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { oddityWords } from './rawWords.ts';
import look from '../../ui/look/look.module.css';
import styles from './Bytes.module.css';
import { type BytePart, byteRows } from './byteRows.ts';
import { ByteUses } from './ByteUses.tsx';
import { isMarked, MarkingContext } from './marking.ts';
import { allOver, useWindow } from './useWindow.ts';

/**
 * The calldata of a step, in the words that a contract reads, each with the value it makes. Pointing at bytes marks
 * their value in the list above and the other way round; with the keyboard the arrows go from part to part.
 */
export function ByteView({ step, label }: { step: Step; label: string }) {
  const size = (step.data.length - 2) / 2;
  const parts = useMemo(
    () => byteRows(size, byteMap(step), step.oddities).flatMap((row) => row.parts),
    [size, step],
  );
  const [at, setAt] = useState<number>();
  const { marked, mark } = useContext(MarkingContext) ?? alone;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { from, to, above, below, onScroll, reveal } = useWindow(parts.length, list);

  const goTo = (next: number) => {
    const place = Math.max(0, Math.min(next, parts.length - 1));
    const part = parts[place];
    if (part === undefined) return;
    setAt(place);
    mark(argOf(part));
    reveal(place);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at ?? -1, parts.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const active = at === undefined ? undefined : parts[at];
  return (
    <div className={styles.view}>
      <p className={styles.sub}>
        {fill(words.lead, { count: size })} <CopyButton value={step.data} what={words.data} />
      </p>
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list to be searched; nothing is chosen in it.
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={active === undefined ? undefined : `${id}${active.start}`}
        className={parts.length > allOver ? `${styles.parts} ${styles.fixed}` : styles.parts}
        onKeyDown={press}
        onFocus={({ currentTarget, target }) => {
          if (target === currentTarget && target.matches(':focus-visible') && at === undefined) goTo(0);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setAt(undefined);
          mark(undefined);
        }}
        onPointerLeave={() => at === undefined && mark(undefined)}
        onScroll={onScroll}
      >
        <div role="none" style={{ height: above }} />
        {parts.slice(from, to).map((part) => (
          <Part
            key={part.start}
            part={part}
            hex={step.data.slice(2 + part.start * 2, 2 + part.end * 2)}
            id={`${id}${part.start}`}
            isActive={active === part}
            isOn={active === part || part.uses.some(({ arg }) => isMarked(arg, marked))}
            onPoint={() => mark(argOf(part))}
            onPick={() => {
              list.current?.focus();
              goTo(parts.indexOf(part));
            }}
          />
        ))}
        <div role="none" style={{ height: below }} />
      </div>
    </div>
  );
}

const alone = { marked: undefined, mark: () => {} };

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return at + 1;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return at - 1;
  if (key === 'PageDown') return at + 10;
  if (key === 'PageUp') return at - 10;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

type PartProps = {
  part: BytePart;
  hex: string;
  id: string;
  isActive: boolean;
  isOn: boolean;
  onPoint: () => void;
  onPick: () => void;
};

function Part({ part, hex, id, isActive, isOn, onPoint, onPick }: PartProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the list around it.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its text can be selected, and holds more than text.
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-marked={isOn || undefined}
      className={[styles.part, styles[toneOf(part)], isOn ? styles.on : ''].filter(Boolean).join(' ')}
      onPointerEnter={onPoint}
      onClick={onPick}
    >
      <span className={look.hidden}>
        {fill(words.range, { from: String(part.start), to: String(part.end - 1) })}{' '}
      </span>
      <span aria-hidden className={styles.place}>
        {part.start}
      </span>
      <bdi aria-hidden className={styles.hex}>
        {hex}
      </bdi>
      <span className={styles.says}>
        <Says part={part} />
      </span>
    </div>
  );
}

function Says({ part }: { part: BytePart }) {
  return (
    <>
      <span>
        <ByteUses uses={part.uses} />
      </span>
      {part.oddities.map((what) => (
        <span key={what} className={styles.odd}>
          {' '}
          {oddityWords[what]}
        </span>
      ))}
    </>
  );
}

function argOf({ uses }: BytePart): string | undefined {
  return uses.find(({ arg }) => arg !== undefined)?.arg;
}

/** Values stand out; what only leads to them or fills is quieter; what nobody reads is unknown. */
function toneOf({ uses, oddities }: BytePart): 'value' | 'quiet' | 'unknown' | 'strange' {
  if (oddities.length > 0) return 'strange';
  const kinds = new Set<ByteUse['what']>(uses.map(({ what }) => what));
  if (kinds.size === 0 || kinds.has('extra') || kinds.has('unread')) return 'unknown';
  return kinds.has('value') || kinds.has('selector') ? 'value' : 'quiet';
}
