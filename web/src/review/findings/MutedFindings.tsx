import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import { use, useEffect, useId, useRef, useState } from 'react';
import { unmute } from '../../data/mutes.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Button } from '../../ui/Button.tsx';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import type { Fired } from '../../readback/checks.ts';
import { type Doing, DoingContext } from '../../readback/doing.ts';
import look from '../../ui/look/look.module.css';
import styles from './Findings.module.css';

/** What fired and was muted by the user: folded, in full, and heard again by one press. */
export function MutedFindings({
  findings,
  readback,
  facts,
}: {
  findings: readonly Fired[];
  readback: Readback;
  facts: FindFact;
}) {
  const doing = use(DoingContext);
  const [open, setOpen] = useState(false);
  const list = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const chainId = chainOf(readback.incoming.request.body);
  const count = findings.length;

  // Whoever muted one by the keyboard goes on here: what was pressed has gone.
  useEffect(() => {
    if (document.activeElement === document.body) fold.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <div className={look.panel}>
      <div className={styles.mutedLine}>
        <Button
          ref={fold}
          tone="quiet"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? words.hideMuted : fill(words.muted, { count })}
        </Button>
      </div>
      <ul id={list} hidden={!open} className={styles.muted}>
        {findings.map((finding) => (
          <li key={`${finding.rule}${finding.about}${finding.facts.join()}`}>
            <p>
              <b>{words.severities[finding.severity === 'caution' ? 'caution' : 'note']}</b>{' '}
              <PhraseText phrase={finding.says} facts={facts} />
            </p>
            <p className={look.quiet}>
              <PhraseText phrase={finding.why} facts={facts} />
            </p>
            {finding.about ? (
              <p className={look.quiet}>
                <Words
                  of={words.mutedFor}
                  values={{
                    account: <Address address={finding.about} name={addressName(finding.about, facts)} />,
                  }}
                />
              </p>
            ) : null}
            {doing && finding.about && chainId !== undefined ? (
              <Unmute doing={doing} rule={finding.rule} address={finding.about} chainId={chainId} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unmute({ doing, ...muted }: { doing: Doing } & Parameters<typeof unmute>[0]) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      className={styles.act}
      busy={busy}
      onClick={() => {
        unmute(muted);
        setBusy(true);
        doing.readAgain();
      }}
    >
      {words.unmute}
    </Button>
  );
}
