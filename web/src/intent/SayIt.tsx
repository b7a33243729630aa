import { type Intent, mostClauses } from '@readback/core/model/intent.ts';
import * as compose from '@readback/phrases/words/web/compose.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FromLine } from '../forms/FromLine.tsx';
import { NetworkField } from '../forms/NetworkField.tsx';
import { checkWords, lateWords } from '../data/lateWords.ts';
import { AddressField } from '../names/AddressField.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { useFocusOnWrong } from '../ui/fields/useFocusOnWrong.ts';
import { DraftAsks } from './inWords/DraftAsks.tsx';
import { openAsks } from './form/offered.ts';
import { InWordsField } from './inWords/InWordsField.tsx';
import { AmountField } from './AmountField.tsx';
import {
  clearIntentDraft,
  type IntentDraft,
  isUntouched,
  nextDraft,
  presets,
  type SaidPart,
  useIntentDraft,
  useSaidParts,
} from './form/draft.ts';
import styles from './Intent.module.css';
import { IntentFields } from './IntentFields.tsx';
import { Meant } from './Meant.tsx';
import { type IntentErrors, type IntentField, onNetwork } from './form/readIntentDraft.ts';
import { SaidParts } from './SaidParts.tsx';
import { errorsShown, isElsewhere, type Next, readForm, skipsForm, stepAfter } from './form/sayForm.ts';
import { typedIn } from './form/typedIn.ts';
import { typedProblem } from './form/typedProblem.ts';
import { useFormRead } from './form/useFormRead.ts';

export type SayItProps = {
  /** Where there is a request on the page already, that is compared; else the next one. */
  here: boolean;
  onMeant: (intent: Intent) => void;
  /** Its request was made here, and is open. */
  onMade?: (() => void) | undefined;
  onClose: () => void;
};

/** "What did you mean to do?": a form, read back in one sentence, and taken by a press of its own. */
export function SayIt({ here, onMeant, onMade, onClose }: SayItProps) {
  const [draft, change] = useIntentDraft();
  const [parts, setParts] = useSaidParts();
  const [meant, setMeant] = useState<Intent>();
  const [only, ...others] = parts;
  const form = only && others.length === 0 && isUntouched(draft) ? only.draft : draft;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.question}
      description={meant ? undefined : here ? words.leadHere : words.lead}
      mustAnswer
    >
      <Suspense fallback={<Skeleton says={words.openingForm} lines={4} />}>
        {meant ? (
          <Meant
            intent={meant}
            here={here}
            preset={form.preset}
            onMade={() => {
              clearIntentDraft();
              onMade?.();
              onClose();
            }}
            onChange={() => setMeant(undefined)}
            onTake={() => {
              clearIntentDraft();
              onMeant({ ...meant, saidAt: Date.now() });
            }}
          />
        ) : (
          <Form {...{ draft, change, parts, setParts }} onRead={setMeant} />
        )}
      </Suspense>
    </Dialog>
  );
}

type FormProps = {
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
function useSayForm({ draft, change, parts, setParts, onRead }: FormProps) {
  const knows = useFormRead(draft);
  const [pressed, setPressed] = useState(0);
  const [turn, setTurn] = useState(0);
  const [at, setAt] = useState(present);
  const [notLoaded, setNotLoaded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState<Pressed>();
  // After words filled it in, only its own fields are asked for.
  const [filled, setFilled] = useState(false);
  const [found, setFound] = useState<readonly Problem[]>([]);
  const form = { draft, parts, read: knows.read, chainId: knows.context.network?.chainId };
  const errors = errorsShown(pressed === 0 ? undefined : readForm(form, at), filled);
  const typed = typedIn(draft);
  // Of a text that was changed since nothing is known.
  const texts: IntentErrors = Object.fromEntries(
    found.filter(({ field, text }) => typed[field] === text).map(({ field, says }) => [field, says]),
  );
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

function Form(props: FormProps) {
  const { draft, change, parts } = props;
  const element = useRef<HTMLFormElement>(null);
  const {
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
    remove,
    fill: onFilled,
  } = useSayForm(props);
  const { network, chain, account } = knows.context;
  const count = parts.reduce((sum, { intent }) => sum + intent.clauses.length, 0);
  useFocusOnWrong(element, pressed);
  useEffect(() => {
    if (turn > 0) element.current?.querySelector('select')?.focus();
  }, [turn]);
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={words.question}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void go({ to: 'read' });
      }}
    >
      <SaidParts
        parts={parts}
        isWrong={(intent) => isElsewhere(intent, form)}
        onEdit={(part) => void go({ to: 'edit', at: part })}
        onRemove={remove}
      />
      <InWordsField
        draft={draft}
        knows={knows}
        error={texts.words ?? errors.words}
        change={change}
        onFilled={onFilled}
      />
      <DraftAsks
        asks={openAsks(draft)}
        checked={draft.checked}
        missed={errors.checked !== undefined}
        onChange={(checked) => change({ checked })}
      />
      <Select
        label={words.want}
        value={draft.preset}
        options={presets.map((value) => ({ value, label: words.presets[value] }))}
        error={errors.want}
        onChange={(preset) => change({ preset })}
      />
      <IntentFields draft={draft} knows={knows} errors={errors} texts={texts} change={change} />
      {account === undefined ? (
        <AddressField
          label={words.account}
          value={draft.account}
          chainId={network?.chainId}
          error={errors.account}
          text={texts.account}
          hint={words.accountHint}
          onChange={(it) => change({ account: it })}
          offersAtOnce
        />
      ) : (
        <FromLine chainId={network?.chainId} />
      )}
      {onNetwork(draft) ? (
        <details className={styles.more} open={errors.fee || errors.network ? true : undefined}>
          <summary>{words.more}</summary>
          <div className={styles.form}>
            <NetworkField
              value={chain}
              error={errors.network}
              onChange={(it) => change({ chain: it, pay: emptyAsset, get: emptyAsset })}
            />
            <AmountField
              label={fill(words.fee, { symbol: network?.symbol ?? compose.asset })}
              hint={words.feeHint}
              value={draft.fee}
              error={texts.fee ?? errors.fee}
              onChange={(fee) => change({ fee })}
            />
          </div>
        </details>
      ) : null}
      {skipsForm(form) ? null : (
        <div className={styles.also}>
          {onNetwork(draft) && count < mostClauses - 2 ? (
            <Button tone="quiet" busy={waits?.to === 'also'} onClick={() => void go({ to: 'also' })}>
              {words.andAlso}
            </Button>
          ) : null}
          {parts.length > 0 ? (
            <Button tone="quiet" onClick={() => open(nextDraft(draft))}>
              {words.leaveOut}
            </Button>
          ) : null}
        </div>
      )}
      {notLoaded ? <p role="alert">{words.notLoaded}</p> : null}
      <DialogActions>
        <Button tone="primary" type="submit" busy={busy || waits?.to === 'read'}>
          {draft.next.length > 0 ? fill(words.nextPart, { count: draft.next.length }) : words.readBack}
        </Button>
      </DialogActions>
    </form>
  );
}

/** In milliseconds since the epoch. */
function present(): number {
  return Date.now();
}

const emptyAsset = { choice: '', token: '', id: '', decimals: '' } as const;

type Problem = Readonly<{ field: IntentField; text: string; says: string }>;

async function problemsIn(typed: ReturnType<typeof typedIn>): Promise<readonly Problem[]> {
  const all = await Promise.all(
    (Object.entries(typed) as [IntentField, string][]).map(async ([field, text]) => {
      const says = await typedProblem(text);
      return says === undefined ? [] : [{ field, text, says }];
    }),
  );
  return all.flat();
}
