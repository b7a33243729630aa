import * as words from '@readback/phrases/words/web/walletComparison.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { SafeText } from '../ui/text/SafeText.tsx';
import look from '../ui/look/look.module.css';
import styles from './WalletComparison.module.css';
import type { Comparison, ComparedField } from './compareFields.ts';
import { FieldName } from './FieldName.tsx';
import type { Lights } from './useLights.ts';
import type { WalletField } from './walletFields.ts';

/**
 * The values of a request as a wallet shows them. Pointing at one lights its line in the readback and the other way
 * round; with the keyboard the arrows go from value to value. Without a comparison nothing is said of any.
 */
export function FieldList({
  fields,
  comparison,
  lights: { lit, point },
}: {
  fields: readonly WalletField[];
  comparison: Comparison | undefined;
  lights: Lights;
}) {
  const [at, setAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const is = new Map(comparison?.fields.map((it) => [it.field.id, it.is]));

  const goTo = (next: number) => {
    const place = Math.max(0, Math.min(next, fields.length - 1));
    setAt(place);
    point(fields[place]?.id, true);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at ?? -1, fields.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list to be searched; nothing is chosen in it.
      role="listbox"
      tabIndex={0}
      aria-label={words.fields}
      aria-activedescendant={at === undefined ? undefined : `${id}${at}`}
      className={styles.fields}
      data-testid="practice-params"
      onKeyDown={press}
      onFocus={({ currentTarget, target }) => {
        if (target === currentTarget && target.matches(':focus-visible') && at === undefined) goTo(0);
      }}
      onBlur={() => {
        setAt(undefined);
        point(undefined);
      }}
      onPointerLeave={() => at === undefined && point(undefined)}
    >
      {fields.map((field, place) => (
        <Field
          key={field.id}
          id={`${id}${place}`}
          field={field}
          is={is.get(field.id)}
          isActive={at === place}
          isLit={at === place || lit.includes(field.id)}
          onPoint={() => at === undefined && point(field.id)}
          onPick={() => {
            list.current?.focus();
            goTo(place);
          }}
        />
      ))}
    </div>
  );
}

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function Field({
  id,
  field,
  is,
  isActive,
  isLit,
  onPoint,
  onPick,
}: {
  id: string;
  field: WalletField;
  is: ComparedField['is'] | undefined;
  isActive: boolean;
  isLit: boolean;
  onPoint: () => void;
  onPick: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the list around it.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its text can be selected, and holds more than text.
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.field}
      data-field={field.id}
      data-is={is}
      data-lit={(isLit && is === 'found') || undefined}
      data-active={isActive || undefined}
      // Not `onPointerEnter`: from another root that is told too early, before the readback hears that it was left.
      onPointerOver={onPoint}
      onClick={onPick}
    >
      <span className={styles.name}>
        <FieldName field={field} />{' '}
      </span>
      <span className={styles.value}>
        <SafeText text={field.text} lines="many" max={field.part === 'types' ? 120 : 4_000} cut="mark" />
      </span>
      {is === undefined ? null : (
        <span className={is === 'found' ? look.hidden : styles.state}> {words.state[is]}</span>
      )}
    </div>
  );
}
