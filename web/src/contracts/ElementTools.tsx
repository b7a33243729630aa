import type { FormValue } from '@readback/core/abi/forms/formValue.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import styles from './ArgFields.module.css';

export type ElementToolsProps = {
  /** What the element is called. */
  label: string;
  items: readonly FormValue[];
  /** Its place among them. */
  at: number;
  /** A list of a set length keeps all of its elements. */
  fixed: boolean;
  onChange: (items: readonly FormValue[]) => void;
};

/** Moves an element of a list, or takes it out. */
export function ElementTools({ label, items, at, fixed, onChange }: ElementToolsProps) {
  return (
    <div className={styles.tools}>
      <Tool
        label={fill(words.moveUp, { element: label })}
        off={at === 0}
        onClick={() => onChange(moved(items, at, -1))}
      >
        <ArrowUp size={16} aria-hidden />
      </Tool>
      <Tool
        label={fill(words.moveDown, { element: label })}
        off={at === items.length - 1}
        onClick={() => onChange(moved(items, at, 1))}
      >
        <ArrowDown size={16} aria-hidden />
      </Tool>
      {fixed ? null : (
        <Tool
          label={fill(words.remove, { element: label })}
          onClick={() => onChange(items.filter((_, index) => index !== at))}
        >
          <Trash2 size={16} aria-hidden />
        </Tool>
      )}
    </div>
  );
}

function Tool(props: { label: string; off?: boolean; onClick: () => void; children: React.ReactNode }) {
  const { label, off = false, onClick, children } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
    </button>
  );
}

function moved(items: readonly FormValue[], at: number, by: -1 | 1): readonly FormValue[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}
