import { type ReactNode, Suspense, useState, useTransition } from 'react';
import styles from '../look/Review.module.css';
import { foldOver, portion } from './stepView.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import type { Folded } from './FoldEnd.tsx';

/** Only with many. */
const FoldEnd = lazyPart(async () => (await import('./FoldEnd.tsx')).FoldEnd);
/** Only with thousands. */
const Portions = lazyPart(async () => (await import('./Portions.tsx')).Portions);

/** A list that shows all of a few; of many the first ones, and how many there are; of very many one portion after another. */
export function Fold<Item>({
  items,
  what,
  children,
}: {
  items: readonly Item[];
  what: Folded;
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
        <Suspense fallback={<li className={styles.fold} />}>
          <Portions what={what} from={from} to={to} count={count} show={show} />
        </Suspense>
      ) : null}
      {items.slice(from, to).map((item, at) => children(item, from + at))}
      <Suspense fallback={<li className={styles.fold} />}>
        <FoldEnd what={what} to={open === undefined ? undefined : to} count={count} show={show} />
      </Suspense>
    </>
  );
}
