import type { Fingerprint as Digest } from '@readback/core/model/fingerprint.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/compare.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../app/lazyPart.tsx';
import { Button } from '../ui/Button.tsx';
import { Fingerprint } from '../ui/Fingerprint.tsx';
import panel from '../ui/Panel.module.css';
import { TextField } from '../ui/TextField.tsx';
import { placeWords } from './placeWords.ts';
import { split, wordsOf } from './fingerprintWords.ts';
import styles from './Review.module.css';

/** Fetched with the first character that is typed. */
const Compared = lazyPart(async () => (await import('./Compared.tsx')).Compared);

/** The fingerprints of the request as a device or another computer shows them, and a field to compare them whole. */
export function Compare({ fingerprints }: { fingerprints: readonly Digest[] }) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  if (fingerprints.length === 0) return null;
  const { own, inner } = split(fingerprints);
  return (
    <section className={`${panel.panel} ${styles.box}`} aria-labelledby="compare">
      <h2 id="compare" className={styles.boxTitle}>
        {words.title}
      </h2>
      {own.map((it) => (
        <One key={`${it.kind}${it.hex}`} it={it} />
      ))}
      {inner.length > 0 ? (
        <>
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {fill(open ? words.hideInner : words.showInner, { count: inner.length })}
          </Button>
          {open ? inner.map((it) => <One key={`${it.step}${it.hex}`} it={it} />) : null}
        </>
      ) : null}
      <div className={styles.compareField}>
        <TextField
          label={words.field}
          placeholder={words.placeholder}
          mono
          value={typed}
          onChange={setTyped}
          maxLength={400}
        />
        <output className={styles.compared}>
          {typed === '' ? (
            words.hint
          ) : (
            <Suspense fallback={words.hint}>
              <Compared typed={typed} fingerprints={fingerprints} hint={words.hint} />
            </Suspense>
          )}
        </output>
      </div>
    </section>
  );
}

function One({ it }: { it: Digest }) {
  const { label, shown, not } = wordsOf(it);
  return (
    <>
      <Fingerprint
        hex={it.hex}
        label={it.step === undefined ? label : fill(words.ofStep, { label, step: placeWords(it.step) })}
      />
      <p className={styles.sub}>
        {shown} {not}
      </p>
    </>
  );
}
