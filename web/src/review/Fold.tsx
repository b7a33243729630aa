import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import { type ReactNode, Suspense, useState, useTransition } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Review.module.css';
import { foldOver, portion } from './stepView.ts';
import { lazyPart } from '../app/lazyPart.tsx';

/** Only with thousands. */
const Portions = lazyPart(async () => (await import('./Portions.tsx')).Portions);

/** What may be folded, by the name of its words. */
export type Folded = keyof typeof words.showAll;

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
        <Suspense fallback={<li className={styles.portions} />}>
          <Portions what={what} from={from} to={to} count={count} show={show} />
        </Suspense>
      ) : null}
      {items.slice(from, to).map((item, at) => children(item, from + at))}
      <li className={styles.fold}>
        {open === undefined ? (
          <Button tone="quiet" aria-expanded={false} onClick={() => show(0)}>
            {count > portion
              ? fill(words.showPortions[what], { count, portion })
              : fill(words.showAll[what], { count })}
          </Button>
        ) : (
          <>
            {to < count ? (
              <Button tone="quiet" onClick={() => show(to)}>
                {fill(words.showNext[what], { count: Math.min(portion, count - to) })}
              </Button>
            ) : null}
            <Button tone="quiet" aria-expanded onClick={() => show(undefined)}>
              {fill(words.showFirst, { count: foldOver })}
            </Button>
          </>
        )}
      </li>
    </>
  );
}
