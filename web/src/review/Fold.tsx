import { type ReactNode, Suspense, useState, useTransition } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Review.module.css';
import { foldOver, portion } from './stepView.ts';
import { lazyPart } from '../app/lazyPart.tsx';

/** Only with thousands. */
const Portions = lazyPart(async () => (await import('./Portions.tsx')).Portions);

/** A list that shows all of a few; of many the first ones, and how many there are; of very many one portion after another. */
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
  // The first one of the open portion. Undefined while it is folded.
  const [open, setOpen] = useState<number>();
  const [, transition] = useTransition();
  const count = items.length;
  if (count <= foldOver) return items.map(children);
  // Drawn in pauses: fifty steps are thousands of things on the page.
  const show = (at: number | undefined) => transition(() => setOpen(at));
  const from = open ?? 0;
  const to = Math.min(from + (open === undefined ? foldOver : portion), count);
  return (
    <>
      {open !== undefined && count > portion ? (
        <Suspense fallback={<li className={styles.portions} />}>
          <Portions what={what} from={from} to={to} count={count} show={show} />
        </Suspense>
      ) : null}
      {items.slice(from, to).map((item, at) => children(item, from + at))}
      <li className={styles.fold}>
        {open === undefined ? (
          <Button tone="quiet" aria-expanded={false} onClick={() => show(0)}>
            {count > portion
              ? `Show ${count.toLocaleString('en')} ${what}, ${portion} at a time`
              : `Show all ${count} ${what}`}
          </Button>
        ) : (
          <>
            {to < count ? (
              <Button tone="quiet" onClick={() => show(to)}>
                Next {Math.min(portion, count - to)} {what}
              </Button>
            ) : null}
            <Button tone="quiet" aria-expanded onClick={() => show(undefined)}>
              Show only the first {foldOver}
            </Button>
          </>
        )}
      </li>
    </>
  );
}
