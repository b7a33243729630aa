import { mostClauses } from '@readback/core/model/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as compose from '@readback/phrases/words/web/compose.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { FromLine } from '../forms/FromLine.tsx';
import { NetworkField } from '../forms/NetworkField.tsx';
import { AddressField } from '../names/AddressField.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { useFocusOnWrong } from '../ui/fields/useFocusOnWrong.ts';
import { AmountField } from './AmountField.tsx';
import { nextDraft, presets } from './form/draft.ts';
import { openAsks } from './form/offered.ts';
import { onNetwork } from './form/readIntentDraft.ts';
import { isElsewhere, skipsForm } from './form/sayForm.ts';
import { type SayFormProps, useSayForm } from './form/useSayForm.ts';
import { DraftAsks } from './inWords/DraftAsks.tsx';
import { InWordsField } from './inWords/InWordsField.tsx';
import styles from './Intent.module.css';
import { IntentFields } from './IntentFields.tsx';
import { SaidParts } from './SaidParts.tsx';

/** The fields of what is meant, beside what was said of it before, and the presses that read it back. */
export function SayForm(props: SayFormProps & Readonly<{ title: string }>) {
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
      aria-label={props.title}
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

const emptyAsset = { choice: '', token: '', id: '', decimals: '' } as const;
