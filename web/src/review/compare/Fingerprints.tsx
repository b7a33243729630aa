import type { Fingerprint as Digest } from '@readback/core/model/fingerprint.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/compare.ts';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fingerprint } from '../../ui/said/Fingerprint.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Compared as Result } from './compareAll.ts';
import { placeWords } from './placeWords.ts';
import { split, wordsOf } from '../../ui/said/fingerprintWords.ts';
import look from '../../ui/look/look.module.css';
import styles from './Compared.module.css';

/** Fetched with the first character that is typed. */
const Compared = lazyPart(async () => (await import('./Compared.tsx')).Compared);

export type FingerprintsProps = {
  fingerprints: readonly Digest[];
  /** Told whether what the device shows differs: then nothing about signing may look calm. */
  onDiffers?: (differs: boolean) => void;
};

/** Each fingerprint as a device or another computer shows it, and a field to compare it whole. */
export function Fingerprints({ fingerprints, onDiffers }: FingerprintsProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState<Result['at']>();
  const onCompared = useCallback(
    (result: Result | undefined) => {
      setAt(result?.at);
      onDiffers?.(result?.tone === 'different');
    },
    [onDiffers],
  );
  const { own, inner } = split(fingerprints);
  return (
    <>
      {own.map((it) => (
        <One key={`${it.kind}${it.hex}`} it={it} at={at} />
      ))}
      {inner.length > 0 ? (
        <>
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {fill(open ? words.hideInner : words.showInner, { count: inner.length })}
          </Button>
          {open ? inner.map((it) => <One key={`${it.step}${it.hex}`} it={it} at={at} />) : null}
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
        {typed === '' ? (
          <output className={styles.compared}>{words.hint}</output>
        ) : (
          <Suspense fallback={<output className={styles.compared}>{words.hint}</output>}>
            <Compared {...{ typed, fingerprints, onCompared }} hint={words.hint} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function One({ it, at }: { it: Digest; at: Result['at'] }) {
  const { label, shown, not } = wordsOf(it);
  return (
    <>
      <Fingerprint
        hex={it.hex}
        differsAt={at?.hex === it.hex ? at.group : undefined}
        label={it.step === undefined ? label : fill(words.ofStep, { label, step: placeWords(it.step) })}
      />
      <p className={look.quietWrap}>
        {shown} {not}
      </p>
    </>
  );
}
