import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Review.module.css';
import { foldOver } from './stepView.ts';

/** A list that shows all of a few; of many the first ones, and how many there are. */
export function Fold<Item>({
  items,
  what,
  children,
}: {
  items: readonly Item[];
  /** The plural of what they are. */
  what: string;
  children: (item: Item, at: number) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const folds = items.length > foldOver;
  const shown = folds && !open ? items.slice(0, foldOver) : items;
  return (
    <>
      {shown.map(children)}
      {folds ? (
        <li className={styles.fold}>
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? `Show only the first ${foldOver}` : `Show all ${items.length} ${what}`}
          </Button>
        </li>
      ) : null}
    </>
  );
}
