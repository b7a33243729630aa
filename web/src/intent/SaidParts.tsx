import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import type { SaidPart } from './form/draft.ts';
import styles from './Intent.module.css';
import { useIntentFacts } from './useIntentFacts.ts';

/** What is said of the request already: each can be edited and removed. */
export function SaidParts({
  parts,
  isWrong,
  onEdit,
  onRemove,
}: {
  parts: readonly SaidPart[];
  /** Whether it was said for another account or network than the rest. */
  isWrong: (intent: Intent) => boolean;
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
}) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts} aria-label={words.soFar} data-testid="said-parts">
      {parts.map((part, at) => (
        <Part
          // Nothing else tells two of them apart.
          key={`${at} ${part.intent.saidAt}`}
          intent={part.intent}
          isWrong={isWrong(part.intent)}
          onEdit={() => onEdit(at)}
          onRemove={() => onRemove(at)}
        />
      ))}
    </ul>
  );
}

function Part({
  intent,
  isWrong,
  onEdit,
  onRemove,
}: {
  intent: Intent;
  isWrong: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const facts = useIntentFacts(intent);
  const id = useId();
  const says = intentPhrases(intent).slice(0, intent.clauses.length);
  return (
    <li className={styles.part}>
      <div id={id}>
        <PhrasesText phrases={says} facts={facts} />
        {isWrong ? (
          <p className={styles.wrong} role="alert">
            {words.elsewhere}
          </p>
        ) : null}
      </div>
      <div className={styles.partActs}>
        <Button tone="quiet" aria-describedby={id} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button tone="quiet" aria-describedby={id} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
