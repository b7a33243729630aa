import { errorText } from '@readback/phrases/problemText.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Missing } from './Missing.tsx';
import form from './PasteForm.module.css';
import styles from './PasteOutcome.module.css';
import { lacksAccount } from '../inbox/lacksAccount.ts';
import { sayWords } from '../intent/sayWords.ts';
import { pasted } from '../inbox/outcome.ts';
import type { Paste, PasteDetails } from '../inbox/pasteOutcome.ts';

export type PasteOutcomeProps = {
  outcome: Exclude<Paste, { kind: 'ready' | 'notLoaded' }>;
  /** What was pasted. */
  text: string;
  reading: boolean;
  /** What is filled in so far. */
  onChosen: (details: PasteDetails) => void;
  onDetails: (details: PasteDetails) => void;
  onPick: (incoming: Incoming) => void;
};

/** What is under the field when a text could not be read at once: why, what is missing, or which is meant. */
export function PasteOutcome({ outcome, text, reading, onChosen, onDetails, onPick }: PasteOutcomeProps) {
  const { kind, readings } = outcome;
  return (
    <div className={kind === 'refused' ? `${styles.outcome} ${styles.refused}` : styles.outcome}>
      {kind === 'refused' ? <Refused error={outcome.error} /> : null}
      {kind === 'refused' && outcome.seems ? (
        <Elsewhere seems={outcome.seems} parts={outcome.parts ?? {}} text={text} onFound={onPick} />
      ) : null}
      {kind === 'needs' ? (
        <Missing
          needs={outcome.needs}
          said={outcome.said}
          names={outcome.names}
          chainId={outcome.chainId}
          who={outcome.open !== undefined && lacksAccount(outcome.open.request.body)}
          canStayOpen={outcome.open !== undefined}
          reading={reading}
          onChosen={onChosen}
          onDetails={onDetails}
        />
      ) : null}
      {kind === 'unsure' ? (
        <output>
          <b>{words.unsure}</b> {words.asMessage}
        </output>
      ) : null}
      {kind === 'wish' ? (
        <>
          <output>
            <b>{words.wish}</b> {words.wishHint}
          </output>
          <div className={styles.choices}>
            <Button tone="primary" onClick={() => sayWords(text)}>
              {words.sayIt}
            </Button>
          </div>
        </>
      ) : null}
      {kind === 'choose' ? (
        <output>
          <b>{words.severalWays}</b> {words.whichWay}
        </output>
      ) : null}
      {readings.length > 0 ? (
        <div className={styles.choices}>
          {kind === 'choose' || kind === 'unsure' || kind === 'wish' ? null : (
            <span className={styles.or}>{words.orAs}</span>
          )}
          {readings.map(({ took, request }) => (
            <Button key={took} onClick={() => onPick(pasted(request))}>
              {kind === 'unsure' || kind === 'wish' ? words.readAsMessage : words.took[took]}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

export type LongTextProps = {
  /** How many characters were pasted, and how many of them are shown. */
  all: number;
  shown: number;
  onClear: () => void;
};

/** What is said of a text that is too long to be shown whole. */
export function LongText({ all, shown, onClear }: LongTextProps) {
  return (
    <p className={form.long}>
      {fill(words.cut, { all, shown })}{' '}
      <Button tone="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}

function Refused({ error }: { error: ReadbackError }) {
  return (
    <div role="alert">
      <b>
        <SafeText text={errorText(error)} max={600} />
      </b>
      {error.details ? (
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <SafeText text={error.details} lines="many" max={2_000} />
        </details>
      ) : null}
    </div>
  );
}
