import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/calls/tree.ts';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { allOver, useWindow } from '../bytes/useWindow.ts';
import { ranFrom } from '../steps/ranFrom.ts';
import { CallDetails } from './CallDetails.tsx';
import { CallRow } from './CallRow.tsx';
import styles from './Calls.module.css';
import { type CallNode, callTree, failedCall, openAtFirst, seenCalls } from './callTree.ts';
import { treeKey } from './treeKeys.ts';

export type CallTreeProps = {
  calls: readonly TracedCall[];
  effects: Effects;
  steps: ReadonlyMap<string, Step>;
  facts: FindFact;
};

/**
 * Every call that was made when it was run, under the one that made it. The way to what failed is open; of thousands
 * only those in sight are drawn. What a call is about in full is below the tree.
 */
export function CallTree({ calls, effects, steps, facts }: CallTreeProps) {
  const { revert, block } = effects;
  const { chainId } = block;
  const nodes = useMemo(() => callTree(calls), [calls]);
  const failed = useMemo(() => failedCall(nodes, revert?.at), [nodes, revert]);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => openAtFirst(nodes, failed));
  const [at, setAt] = useState<number | undefined>(failed);
  const seen = useMemo(() => seenCalls(nodes, open), [nodes, open]);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { from, to, above, below, onScroll, reveal } = useWindow(seen.length, list, 'treeitem');

  // The call that failed is in sight from the start: as soon as the page knows how high a row is.
  const first = useRef(at === undefined ? -1 : seen.indexOf(at));
  const isMeasured = seen.length <= allOver || above + below > 0;
  useLayoutEffect(() => {
    if (!isMeasured || first.current < 0) return;
    reveal(first.current);
    first.current = -1;
  }, [isMeasured, reveal]);

  const toggle = (place: number) => {
    const next = new Set(open);
    if (!next.delete(place)) next.add(place);
    setOpen(next);
  };
  const goTo = (place: number) => {
    setAt(place);
    reveal(seen.indexOf(place));
  };
  const press = (event: KeyboardEvent) => {
    const move = treeKey(event.key, at ?? -1, nodes, seen, open);
    if (move === undefined) return;
    event.preventDefault();
    if ('to' in move) goTo(move.to);
    else toggle('open' in move ? move.open : move.close);
  };
  const active = at === undefined || !seen.includes(at) ? undefined : at;
  const shown = active === undefined ? undefined : nodes[active];
  return (
    <div className={styles.view}>
      <div className={styles.columns} aria-hidden>
        <span>{words.call}</span>
        <span>{words.sent}</span>
        <span>{words.gas}</span>
      </div>
      <div
        ref={list}
        role="tree"
        tabIndex={0}
        aria-label={words.tree}
        aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
        className={seen.length > allOver ? `${styles.tree} ${styles.long}` : styles.tree}
        onKeyDown={press}
        onFocus={({ currentTarget, target }) => {
          if (target === currentTarget && target.matches(':focus-visible') && active === undefined) goTo(0);
        }}
        onScroll={onScroll}
      >
        <div role="none" style={{ height: above }} />
        {seen.slice(from, to).map((place) => {
          const node = nodes[place];
          if (node === undefined) return null;
          return (
            <CallRow
              key={node.call.id}
              node={node}
              step={namedBy(place, nodes, steps)}
              chainId={chainId}
              facts={facts}
              id={`${id}${place}`}
              open={node.end > place + 1 ? open.has(place) : undefined}
              isActive={place === active}
              onPick={() => {
                list.current?.focus();
                setAt(place);
              }}
              onToggle={() => toggle(place)}
            />
          );
        })}
        <div role="none" style={{ height: below }} />
      </div>
      {shown ? (
        <CallDetails
          call={shown.call}
          step={namedBy(active ?? 0, nodes, steps)}
          chainId={chainId}
          facts={facts}
          from={ranFrom(effects)}
        />
      ) : (
        <p className={styles.hint}>{words.choose}</p>
      )}
    </div>
  );
}

/** The step that a call is named by: its own, or of a proxy's that it hands on as it came. */
function namedBy(
  place: number,
  nodes: readonly CallNode[],
  steps: ReadonlyMap<string, Step>,
): Step | undefined {
  const node = nodes[place];
  if (node === undefined) return undefined;
  const { call, parent } = node;
  if (call.step !== undefined) return steps.get(call.step);
  const above = nodes[parent]?.call;
  const isHandedOn =
    call.op === 'delegatecall' && above?.selector === call.selector && above.size === call.size;
  return isHandedOn ? namedBy(parent, nodes, steps) : undefined;
}
