import { intentPhrases } from '@readback/core/intent/intentPhrases.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as draftWords from '@readback/phrases/words/web/intent/inWords.ts';
import * as swapWords from '@readback/phrases/words/web/intent/swap.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { canMake } from './inWords/makeRequest.ts';
import { MakeRequest } from './inWords/MakeRequest.tsx';
import { MakeSwap, routersFor } from './swap/MakeSwap.tsx';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import type { Preset } from './form/draft.ts';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './Intent.module.css';
import { useIntentFacts } from './useIntentFacts.ts';
import { YourWords } from './YourWords.tsx';

/** What was said, read back, before it counts. */
export function Meant({
  intent,
  here,
  presets,
  place,
  onTake,
  onMade,
  onChange,
}: {
  intent: Intent;
  here: boolean;
  /** The forms that it was said in, one for each thing. */
  presets: readonly Preset[];
  /** Out of which app something is withdrawn, as it was typed. */
  place: string;
  onTake: () => void;
  /** Its request was made here, and is open. */
  onMade: () => void;
  onChange: () => void;
}) {
  const facts = useIntentFacts(intent);
  const { account, chainId } = intent;
  const makes = !here && canMake(presets, intent, place);
  const [router] = here || makes ? [] : routersFor(intent);
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
            values={{ account: named, network: <NetworkName chainId={chainId} /> }}
          />
        )}
      </p>
      <YourWords intent={intent} />
      {makes ? (
        <p className={styles.sub}>
          {draftWords.makeHint} {presets[0] === 'deposit' ? draftWords.allowFirst : null}
        </p>
      ) : null}
      {router ? (
        <p className={styles.sub}>
          <SafeText text={fill(swapWords.makeHint, { router: router.called })} max={300} />{' '}
          <SafeText text={fill(swapWords.allowFirst, { router: router.called })} max={300} />
        </p>
      ) : null}
      <p className={styles.sub}>{here ? words.comparesHere : words.waits}</p>
      <DialogActions>
        <Button onClick={onChange}>{words.change}</Button>
        <Button tone={makes || router ? 'plain' : 'primary'} onClick={onTake}>
          {makes || router ? words.onlyCompare : words.thisIsIt}
        </Button>
        {router ? <MakeSwap intent={intent} onMade={onMade} /> : null}
        {makes ? <MakeRequest presets={presets} intent={intent} place={place} onMade={onMade} /> : null}
      </DialogActions>
    </div>
  );
}

function focusOnce(it: HTMLElement | null) {
  it?.focus();
}
