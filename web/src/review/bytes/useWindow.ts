import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Up to here all rows are on the page; of more only those around what is seen. */
export const allOver = 96;

/** How many rows are drawn before and after those that are seen. */
const around = 24;

export type Window = Readonly<{
  /** The rows that are drawn: `from` to `to`, the end not included. */
  from: number;
  to: number;
  /** In pixels: the room of the rows that are not drawn. */
  above: number;
  below: number;
  onScroll: () => void;
  /** Brings a row into sight. */
  reveal: (row: number) => void;
}>;

/** Draws of a long list only what is seen: its rows are of one height, which is measured at the first. */
export function useWindow(
  count: number,
  list: RefObject<HTMLElement | null>,
  role: 'option' | 'treeitem' = 'option',
): Window {
  const [seen, setSeen] = useState({ first: 0, rows: allOver, height: 0 });

  const measure = useCallback(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>(`[role="${role}"]`);
    if (!box || !row || count <= allOver) return;
    const height = row.offsetHeight;
    const first = Math.floor(box.scrollTop / height);
    setSeen({ first, rows: Math.ceil(box.clientHeight / height), height });
  }, [count, list, role]);

  // How high a row is, only the page knows, once it is drawn.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [list, measure]);

  const reveal = useCallback(
    (row: number) => {
      const box = list.current;
      const first = box?.querySelector<HTMLElement>(`[role="${role}"]`);
      if (!box || !first) return;
      const height = first.offsetHeight;
      const top = row * height;
      if (top < box.scrollTop) box.scrollTo({ top });
      else if (top + height > box.scrollTop + box.clientHeight)
        box.scrollTo({ top: top + height - box.clientHeight });
      measure();
    },
    [list, measure, role],
  );

  if (count <= allOver) return { from: 0, to: count, above: 0, below: 0, onScroll: measure, reveal };
  const from = Math.max(0, seen.first - around);
  const to = Math.min(count, seen.first + seen.rows + around);
  const { height } = seen;
  return { from, to, above: from * height, below: (count - to) * height, onScroll: measure, reveal };
}
