import { type ReactNode, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Review.module.css';
import { foldOver, portion } from './stepView.ts';

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
        <Portions what={what} from={from} to={to} count={count} show={show} />
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

/** Which of them are open, and the way to others. */
function Portions({
  what,
  from,
  to,
  count,
  show,
}: {
  what: string;
  from: number;
  to: number;
  count: number;
  show: (at: number) => void;
}) {
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLLIElement>(null);
  const shown = useRef(from);

  // A portion starts at its top, wherever the last one was left.
  useLayoutEffect(() => {
    if (shown.current !== from) place.current?.scrollIntoView({ block: 'nearest' });
    shown.current = from;
  }, [from]);

  const number = Number(wanted);
  const fits = Number.isSafeInteger(number) && number >= 1 && number <= count;
  return (
    <li className={styles.portions} ref={place}>
      <output>
        {from + 1} to {to} of {count.toLocaleString('en')} {what}
      </output>
      <Button tone="quiet" aria-disabled={from === 0} onClick={() => show(Math.max(0, from - portion))}>
        Earlier
      </Button>
      <Button tone="quiet" aria-disabled={to === count} onClick={() => to < count && show(to)}>
        Later
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) show(Math.floor((number - 1) / portion) * portion);
        }}
      >
        <label>
          Go to number{' '}
          <input
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            aria-invalid={wanted !== '' && !fits ? true : undefined}
          />
        </label>
        <Button tone="quiet" type="submit">
          Go
        </Button>
      </form>
    </li>
  );
}
