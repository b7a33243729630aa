import { pieces, type Values } from '@readback/phrases/fill.ts';
import type { TagsOf, ValuesOf } from '@readback/phrases/messageArguments.ts';
import { Fragment, type ReactNode } from 'react';

export type WordsProps<Message extends string> = {
  of: Message;
  values: ValuesOf<Message, ReactNode> & TagsOf<Message, (inner: ReactNode) => ReactNode>;
};

/**
 * A message of a catalogue with elements in it: what represents its arguments, and what is drawn around the words of
 * its tags. A foreign text among them is a `<SafeText>`.
 *
 * @example
 * <Words of={words.lead} values={{ link: (inner) => <Link to="/rules">{inner}</Link> }} />
 */
export function Words<const Message extends string>({ of, values }: WordsProps<Message>) {
  return <>{drawn(pieces(of, asValues(values)))}</>;
}

function asValues(values: Readonly<Record<string, unknown>>): Values<ReactNode> {
  const all = Object.entries(values).map(([name, value]) =>
    typeof value === 'function'
      ? [name, (inner: readonly ReactNode[]) => (value as (inner: ReactNode) => ReactNode)(drawn(inner))]
      : [name, value],
  );
  return Object.fromEntries(all) as Values<ReactNode>;
}

/** Each in its place: pieces have no ids, and their order never changes. */
function drawn(all: readonly ReactNode[]): ReactNode {
  return all.map((it, at) => <Fragment key={at}>{it}</Fragment>);
}
