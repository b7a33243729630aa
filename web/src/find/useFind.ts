import { useEffect, useEffectEvent, useState } from 'react';
import { readPaste } from '../inbox/paste.ts';
import type { Paste } from '../inbox/pasteOutcome.ts';
import { useIsWish } from '../inbox/useIsWish.ts';
import { type Finding, findingOf, type Typed } from './finding.ts';
import type { Item } from './items.ts';
import { mayBeRequest } from './readItems.ts';
import { useActivityItems } from './useActivityItems.ts';
import { useItems } from './useItems.ts';

/** What is in the field, what it finds, and what is chosen by an Enter that came before the text was read. */
export function useFind(begun: () => Typed, choose: (item: Item, text: string) => void) {
  const [field, setField] = useState(begun);
  const { text } = field;
  const outcome = useOutcome(text);
  const items = useItems();
  const activity = useActivityItems(text);
  const isWish = useIsWish(text.trim() === '' || mayBeRequest(text) ? undefined : text) === true;
  const finding: Finding = findingOf(field, { outcome, isWish, items, activity });

  const onRead = useEffectEvent(() => {
    if (finding.entered) choose(finding.entered, text);
  });
  // The parser is outside React.
  useEffect(() => {
    if (outcome) onRead();
  }, [outcome]);

  return { field, setField, finding };
}

/** What the engine’s parser makes of a text that may be a request. Nobody is asked for it: it is read on this device. */
function useOutcome(text: string): Paste | undefined {
  const [read, setRead] = useState<Readonly<{ text: string; outcome: Paste }>>();
  useEffect(() => {
    if (!mayBeRequest(text)) return;
    let isOver = false;
    void readPaste(text, {}).then((outcome) => {
      if (!isOver) setRead({ text, outcome });
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return read?.text === text ? read.outcome : undefined;
}
