import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { chainName } from '@readback/phrases/chains.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { networkOf } from '../data/config.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { PhrasesText } from '../ui/PhraseText.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Intent.module.css';
import { useIntentFacts } from './useIntentFacts.ts';

/** What was said, read back, before it counts. */
export function Meant({
  intent,
  here,
  onTake,
  onChange,
}: {
  intent: Intent;
  here: boolean;
  onTake: () => void;
  onChange: () => void;
}) {
  const facts = useIntentFacts(intent);
  const { account, chainId } = intent;
  const named = <NamedAddress address={account} chainId={chainId} />;
  return (
    <div className={styles.meant}>
      <h3 className={styles.label}>{words.youMean}</h3>
      <p
        className={styles.sentence}
        tabIndex={-1}
        // What is asked about now: a reader goes on there.
        ref={focusOnce}
        data-testid="meant"
      >
        <PhrasesText phrases={intentPhrases(intent)} facts={facts} />
      </p>
      <p className={styles.sub}>
        {chainId === undefined ? (
          <Words of={words.forAccountOnly} values={{ account: named }} />
        ) : (
          <Words
            of={words.forAccount}
            values={{ account: named, network: networkOf(chainId)?.name ?? chainName(chainId) }}
          />
        )}
      </p>
      <p className={styles.sub}>{here ? words.comparesHere : words.waits}</p>
      <DialogActions>
        <Button onClick={onChange}>{words.change}</Button>
        <Button tone="primary" onClick={onTake}>
          {words.thisIsIt}
        </Button>
      </DialogActions>
    </div>
  );
}

function focusOnce(it: HTMLElement | null) {
  it?.focus();
}
