import type { Readback } from '@readback/core/model/readback.ts';
import { useEffect, useMemo, useState } from 'react';
import { markAll } from '../ui/pointed/pointAt.ts';
import { findFact } from '../data/findFact.ts';
import { here, subscribeHere } from '../router/here.ts';
import type { ComparedField, Comparison } from './compareFields.ts';
import { linesOf } from './linesOf.ts';

export type Lights = Readonly<{
  /** Ids of the fields that are lit. */
  lit: readonly string[];
  /** Lights a field and its lines; `reveal` brings the first line into sight. */
  point: (field: string | undefined, reveal?: boolean) => void;
}>;

const none: readonly string[] = [];

/** Lights a field of the wallet and the lines of the readback that show the same value, whichever is pointed at. */
export function useLights(comparison: Comparison | undefined, readback: Readback | undefined): Lights {
  const [lit, setLit] = useState(none);
  // The wallet stays where the page goes on to another review, whose lines have the same names.
  const [path] = useState(() => here().place.path);
  const lines = useMemo(() => linesFor(comparison, readback, path), [comparison, readback, path]);

  // The readback is drawn by another root, and knows nothing of wallets.
  useEffect(() => markAll(lit.flatMap(lines)), [lit, lines]);

  // Pointing and focus in the readback are outside this root.
  useEffect(() => {
    const main = document.querySelector('main');
    const take = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const found = fieldsAt(target, comparison?.fields ?? [], lines);
      setLit((before) => (before.join() === found.join() ? before : found));
    };
    const leave = () => setLit(none);
    const stop = subscribeHere(leave);
    main?.addEventListener('pointerover', take);
    main?.addEventListener('focusin', take);
    main?.addEventListener('pointerleave', leave);
    return () => {
      stop();
      main?.removeEventListener('pointerover', take);
      main?.removeEventListener('focusin', take);
      main?.removeEventListener('pointerleave', leave);
    };
  }, [comparison, lines]);

  return {
    lit,
    point(field, reveal = false) {
      setLit(field === undefined ? none : [field]);
      if (field !== undefined && reveal) lines(field)[0]?.scrollIntoView({ block: 'nearest' });
    },
  };
}

type Lines = (field: string) => readonly HTMLElement[];

function linesFor(comparison: Comparison | undefined, readback: Readback | undefined, path: string): Lines {
  if (readback === undefined) return () => [];
  const find = findFact(readback);
  const facts = new Map(comparison?.fields.map((it) => [it.field.id, it.facts]));
  return (field) => (here().place.path === path ? linesOf(readback, facts.get(field) ?? [], find) : []);
}

/** The fields whose line is the innermost one around a part of the page. */
function fieldsAt(target: Element, fields: readonly ComparedField[], lines: Lines): readonly string[] {
  const around = fields.flatMap(({ field: { id } }) =>
    lines(id).flatMap((line) => (line.contains(target) ? [{ id, line }] : [])),
  );
  const inner = around.filter(
    ({ line }) => !around.some((other) => other.line !== line && line.contains(other.line)),
  );
  return [...new Set(inner.map(({ id }) => id))];
}
