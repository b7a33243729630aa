import type { Intent } from '@readback/core/model/intent.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkWords, lateWords } from '../../data/lateWords.ts';
import type { IntentDraft, SaidPart } from './draft.ts';
import { errorsShown, type Next, readForm, stepAfter } from './sayForm.ts';
import { typedIn } from './typedIn.ts';
import { problemsIn, stillWrong, type TypedProblem } from './typedProblem.ts';
import { useFormRead } from './useFormRead.ts';

export type SayFormProps = {
  draft: IntentDraft;
  change: (fields: Partial<IntentDraft>) => void;
  /** What is said of the same request besides. */
  parts: readonly SaidPart[];
  setParts: (parts: readonly SaidPart[]) => void;
  onRead: (intent: Intent) => void;
};

/** What was pressed: `fill` shows which fields the words left out. */
type Pressed = Next | Readonly<{ to: 'fill' }>;

/** What the form says so far, what is wrong with it, and what a press does. */
export function useSayForm({ draft, change, parts, setParts, onRead }: SayFormProps) {
  const knows = useFormRead(draft);
  const [pressed, setPressed] = useState(0);
  const [turn, setTurn] = useState(0);
  const [at, setAt] = useState(present);
  const [notLoaded, setNotLoaded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState<Pressed>();
  // After words filled it in, only its own fields are asked for.
  const [filled, setFilled] = useState(false);
  const [found, setFound] = useState<readonly TypedProblem[]>([]);
  const form = { draft, parts, read: knows.read, chainId: knows.context.network?.chainId };
  const errors = errorsShown(pressed === 0 ? undefined : readForm(form, at), filled);
  const typed = typedIn(draft);
  const texts = stillWrong(found, typed);
  const goOnce = useEffectEvent(go);
  const isReady = waits !== undefined && !knows.awaits;
  useEffect(() => {
    if (isReady && waits !== undefined) void goOnce(waits);
  }, [isReady, waits]);

  async function go(next: Pressed) {
    if (busy) return;
    // What was pressed too early for a name or a token is read once they are: nobody has to press again.
    if (knows.awaits) {
      setWaits(next);
      return;
    }
    setWaits(undefined);
    setFilled(next.to === 'fill');
    if (next.to === 'fill') {
      setAt(present());
      setPressed((times) => times + 1);
      return;
    }
    setBusy(true);
    // What is read back is put into words that may still have to come: nobody takes what they cannot read.
    const [problems, ...here] = await Promise.all([problemsIn(typed), lateWords(), checkWords()]).catch(
      () => [],
    );
    const worded = here.length > 0 && here.every(Boolean);
    setBusy(false);
    setFound(problems ?? []);
    setNotLoaded(!problems || !worded);
    const now = present();
    setAt(now);
    const step = stepAfter(next, form, now);
    if (step.is === 'wrong' || !worded || problems?.length !== 0) setPressed((times) => times + 1);
    else if (step.is === 'read') onRead(step.intent);
    else {
      setParts(step.parts);
      open(step.draft);
    }
  }

  /** Shows another part in the form. */
  function open(next: IntentDraft) {
    change({ inWords: undefined, ...next });
    setPressed(0);
    setTurn((times) => times + 1);
  }

  return {
    form,
    knows,
    errors,
    texts,
    pressed,
    turn,
    busy,
    waits,
    notLoaded,
    go,
    open,
    remove: (part: number) => {
      setParts(parts.filter((_, it) => it !== part));
      setTurn((times) => times + 1);
    },
    fill: () => {
      setPressed(0);
      setWaits({ to: 'fill' });
    },
  };
}

/** In milliseconds since the epoch. */
function present(): number {
  return Date.now();
}
