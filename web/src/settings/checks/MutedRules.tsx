import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../../ui/undo/undo.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import { useBook } from '../../data/own/book.ts';
import { mute, unmute } from '../../data/mutes.ts';
import { preferences } from '../../data/preferences.ts';
import { useSetting } from '../../data/base/setting.ts';
import { bookName } from '../../names/bookName.ts';
import { Address } from '../../ui/said/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import { NetworkName } from '../../ui/marks/NetworkName.tsx';
import styles from './Checks.module.css';
import { safeString } from '@readback/core/text/safeString.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';

/** The Cautions and Notes that weigh nothing, each for one address on one network. */
export function MutedRules() {
  const { mutes } = useSetting(preferences);
  const book = useBook();
  return (
    <section aria-labelledby="muted">
      <h2 id="muted">{words.muted}</h2>
      <p className={styles.lead}>{words.mutedLead}</p>
      {mutes.length === 0 ? (
        <p className={look.quiet}>{words.mutedNone}</p>
      ) : (
        <ul className={`${look.panel} ${styles.list}`}>
          {mutes.map((it) => {
            const title = ruleWords[it.rule]?.title;
            return (
              <li key={`${it.rule} ${it.chainId} ${it.address}`} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.label}>{title ?? <SafeText text={it.rule} max={80} />}</p>
                  <p className={look.quiet}>
                    <Words
                      of={words.mutedFor}
                      values={{
                        address: (
                          <Address form="line" address={it.address} name={bookName(book, it.address)} />
                        ),
                        network: <NetworkName chainId={it.chainId} />,
                      }}
                    />
                  </p>
                </div>
                <Button
                  tone="quiet"
                  onClick={() => {
                    canUndo({
                      says: forgottenWords.mute,
                      what: title ?? <SafeText text={it.rule} max={80} />,
                      back: () => mute(it),
                    });
                    unmute(it);
                  }}
                  aria-label={fill(words.removeMute, {
                    rule: title ?? safeString(it.rule, { max: 80 }),
                    address: checksummed(it.address),
                  })}
                >
                  {words.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
