import type { Intent } from '@readback/core/model/intent.ts';
import * as compose from '@readback/phrases/words/web/compose.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FromLine } from '../compose/FromLine.tsx';
import { NetworkField } from '../compose/NetworkField.tsx';
import { lateWords } from '../data/lateWords.ts';
import { AddressField } from '../names/AddressField.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Select } from '../ui/Select.tsx';
import { useFocusOnWrong } from '../ui/useFocusOnWrong.ts';
import { DraftAsks } from '../draft/DraftAsks.tsx';
import { InWordsField } from '../draft/InWordsField.tsx';
import { AmountField } from './AmountField.tsx';
import { clearIntentDraft, type IntentDraft, presets, useIntentDraft } from './draft.ts';
import styles from './Intent.module.css';
import { IntentFields } from './IntentFields.tsx';
import { Meant } from './Meant.tsx';
import { type IntentErrors, type IntentField, onNetwork, readIntentDraft } from './readIntentDraft.ts';
import { typedIn } from './typedIn.ts';
import { typedProblem } from './typedProblem.ts';
import { useFormRead } from './useFormRead.ts';

export type SayItProps = {
  /** Where there is a request on the page already, that is compared; else the next one. */
  here: boolean;
  onMeant: (intent: Intent) => void;
  onClose: () => void;
};

/** "What did you mean to do?": a form, read back in one sentence, and taken by a press of its own. */
export function SayIt({ here, onMeant, onClose }: SayItProps) {
  const [draft, change] = useIntentDraft();
  const [meant, setMeant] = useState<Intent>();
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
            preset={draft.preset}
            onMade={() => {
              clearIntentDraft();
              onClose();
            }}
            onChange={() => setMeant(undefined)}
            onTake={() => {
              clearIntentDraft();
              onMeant({ ...meant, saidAt: Date.now() });
            }}
          />
        ) : (
          <Form draft={draft} change={change} onRead={setMeant} />
        )}
      </Suspense>
    </Dialog>
  );
}

function Form({
  draft,
  change,
  onRead,
}: {
  draft: IntentDraft;
  change: (fields: Partial<IntentDraft>) => void;
  onRead: (intent: Intent) => void;
}) {
  const knows = useFormRead(draft);
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(0);
  const [at, setAt] = useState(Date.now);
  const [notLoaded, setNotLoaded] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const [found, setFound] = useState<readonly Problem[]>([]);
  const { network, chain, account } = knows.context;
  const read = pressed > 0 ? readIntentDraft(draft, { ...knows.read, now: at }) : undefined;
  const errors: IntentErrors = read && !read.ok ? read.errors : {};
  const typed = typedIn(draft);
  // Of a text that was changed since nothing is known.
  const texts: IntentErrors = Object.fromEntries(
    found.filter(({ field, text }) => typed[field] === text).map(({ field, says }) => [field, says]),
  );
  useFocusOnWrong(form, pressed);
  const submitOnce = useEffectEvent(submit);
  const isReady = waits && !knows.awaits;
  useEffect(() => {
    if (isReady) void submitOnce();
  }, [isReady]);

  async function submit() {
    if (busy) return;
    // What was pressed too early for a name or a token is read once they are: nobody has to press again.
    if (knows.awaits) {
      setWaits(true);
      return;
    }
    setWaits(false);
    setBusy(true);
    // What is read back is put into words that may still have to come: nobody takes what they cannot read.
    const [problems, worded] = await Promise.all([problemsIn(typed), lateWords()]).catch(() => []);
    setBusy(false);
    setFound(problems ?? []);
    setNotLoaded(!problems || !worded);
    const now = Date.now();
    setAt(now);
    const result = readIntentDraft(draft, { ...knows.read, now });
    if (result.ok && worded && problems?.length === 0) onRead(result.intent);
    else setPressed((times) => times + 1);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.question}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <InWordsField
        draft={draft}
        knows={knows}
        error={texts.words ?? errors.words}
        change={change}
        onFilled={() => setPressed(0)}
      />
      <DraftAsks
        asks={draft.inWords?.drafted.asks ?? []}
        checked={draft.checked}
        missed={errors.checked !== undefined}
        onChange={(checked) => change({ checked })}
      />
      <Select
        label={words.want}
        value={draft.preset}
        options={presets.map((value) => ({ value, label: words.presets[value] }))}
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
      {notLoaded ? <p role="alert">{words.notLoaded}</p> : null}
      <DialogActions>
        <Button tone="primary" type="submit" busy={busy || waits}>
          {words.readBack}
        </Button>
      </DialogActions>
    </form>
  );
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
