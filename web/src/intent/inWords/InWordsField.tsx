import { failureWords } from '../../assistant/failureWords.ts';
import { Preview } from '../../assistant/Preview.tsx';
import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { endBrought, type IntentDraft, isBrought } from '../form/draft.ts';
import type { FormKnows } from '../form/useFormRead.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import look from '../../ui/look/look.module.css';
import styles from './Draft.module.css';
import { Dictate } from './Dictate.tsx';
import { draftFields, ofConnected } from '../form/draftFields.ts';
import { useDrafting } from './useDrafting.ts';
import { useDraftNames } from './useDraftNames.ts';

/** A field for what is meant in someone's own words, which fill in the form below it. */
export function InWordsField({
  draft,
  knows,
  error,
  change,
  onFilled,
}: {
  draft: IntentDraft;
  knows: FormKnows;
  error: string | undefined;
  change: (fields: Partial<IntentDraft>) => void;
  onFilled: () => void;
}) {
  const names = useDraftNames(knows);
  const online = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const drafting = useDrafting((text, read) => {
    const drafted = knows.context.account === undefined ? read : ofConnected(read);
    endBrought();
    const fields = draftFields(drafted, knows.networks, chainFor(draft, knows));
    change({
      ...fields,
      // Words that name no account leave the one of the form.
      account: drafted.values.account === undefined ? draft.account : (fields.account ?? ''),
      words: text,
      inWords: { text, drafted },
      next: (drafted.also ?? []).map((it) => ({
        ...draftFields(it, knows.networks, chainFor(draft, knows)),
        words: text,
        inWords: { text, drafted: it },
      })),
    });
    onFilled();
  });
  const { state, canAskModel } = drafting;
  const waits = state.is === 'asking';

  // Words are read for the form as it is: whoever changes it while they are read says something else.
  const readFor = useRef(draft);
  const { clear } = drafting;
  useEffect(() => {
    if (readFor.current === draft) return;
    readFor.current = draft;
    clear();
  }, [draft, clear]);

  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It ends the question, and not the form.
      event.preventDefault();
      event.stopPropagation();
      drafting.stop();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [waits, drafting]);

  const put = (how: 'here' | 'model') =>
    void drafting.read(draft.words, names, how).then((bad) => bad && field.current?.focus());
  // Whoever brought words has said that they are to be read: once the names in them are known.
  const known = names.map(({ name }) => name).join('\n');
  const putBrought = useEffectEvent(() => {
    if (isBrought(draft.words)) put('here');
  });
  useEffect(() => putBrought(), [known]);
  const bad = state.is === 'bad' && state.text === draft.words ? state.says : undefined;
  return (
    <div className={styles.field}>
      <TextArea
        ref={field}
        label={words.field}
        hint={canAskModel ? words.hintModel : words.hint}
        rows={2}
        value={draft.words}
        error={bad ?? error}
        onChange={(it) => change({ words: it })}
        onKeyDown={(event) => {
          // As on Start: Shift and Enter make a new line.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          put('here');
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={() => put('here')}>{words.fillIn}</Button>
        <Dictate typed={draft.words} onText={(it) => change({ words: it })} />
        {canAskModel ? (
          waits ? (
            <Button onClick={drafting.stop}>{words.stop}</Button>
          ) : (
            <Button onClick={() => put('model')}>{words.withModel}</Button>
          )
        ) : null}
      </div>
      {waits ? <Skeleton says={words.asking} lines={1} /> : null}
      {state.is === 'none' && state.text === draft.words ? (
        <Notice title={words.noneTitle} live="status">
          {words.none}
        </Notice>
      ) : null}
      {state.is === 'failed' ? (
        <Notice title={failureWords(state.error, online).title} live="status">
          {failureWords(state.error, online).text}
        </Notice>
      ) : null}
      {state.is === 'shown' ? (
        <Preview
          sent={state.sent}
          hint={words.previewHint}
          onSend={() => drafting.sendShown(state.text, names)}
          onCancel={drafting.clear}
        />
      ) : null}
      <output className={look.hidden}>{isFilled(draft) ? words.filled : ''}</output>
    </div>
  );
}

/** The network of the form, unless only earlier words named it: then it is the one in use again. */
function chainFor({ inWords }: IntentDraft, { context }: FormKnows): string {
  return inWords?.drafted.values.network === undefined ? context.chain : '';
}

function isFilled({ words: typed, inWords }: IntentDraft): boolean {
  return inWords !== undefined && inWords.text === typed;
}
