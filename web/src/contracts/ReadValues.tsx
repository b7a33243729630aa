import { outputsOf } from '@readback/core/abi/forms/outputs.ts';
import type { Known } from '@readback/core/model/known.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useId } from 'react';
import type { AbiFunction, Hex } from 'viem';
import { failureWords } from '../ui/said/failureWords.ts';
import { ago } from '../ui/time/ago.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import shared from '../ui/look/look.module.css';
import styles from './Functions.module.css';
import type { Reads } from './useReads.ts';
import { Values } from './Values.tsx';
import { partsOf } from './functionParts.ts';
import { SafeText } from '../ui/text/SafeText.tsx';

type ReadValuesProps = {
  chainId: number;
  functions: readonly AbiFunction[];
  reads: Reads;
  asked: boolean;
  tokenDecimals: number | undefined;
};

/** What the contract says by itself: every function that needs no argument, with one age and one Retry. */
export function ReadValues({ chainId, functions, reads, asked, tokenDecimals }: ReadValuesProps) {
  const id = useId();
  const now = useNow();
  const { readAt, reading, error, look } = reads;
  return (
    <section aria-labelledby={id}>
      <div className={styles.headline}>
        <h2 id={id}>{words.reads}</h2>
        {asked ? (
          <output className={shared.quiet}>
            {error ? `${fill(words.notRead, { why: failureWords(error) })} ` : null}
            {readAt > 0
              ? fill(words.read, { when: ago(readAt, Math.max(now, readAt)) })
              : reading
                ? words.reading
                : null}
          </output>
        ) : (
          <span className={shared.quiet}>{words.notAskedYet}</span>
        )}
        {asked ? (
          <Button tone="quiet" busy={reading} onClick={look}>
            {error ? words.retry : words.refresh}
          </Button>
        ) : null}
      </div>
      <ul className={shared.panel}>
        {functions.map((fn) => (
          <li key={partsOf(fn)?.selector} className={styles.read}>
            <span className={styles.signature}>
              <b>
                <SafeText text={fn.name} max={120} />
              </b>
              <span className={styles.selector}>{partsOf(fn)?.selector}</span>
            </span>
            <span className={shared.wrap}>
              <Answered
                fn={fn}
                answer={reads.of(fn)}
                reading={reading}
                chainId={chainId}
                tokenDecimals={tokenDecimals}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AnsweredProps = {
  fn: AbiFunction;
  answer: Known<Hex> | undefined;
  reading: boolean;
  chainId: number;
  tokenDecimals: number | undefined;
};

function Answered({ fn, answer, reading, chainId, tokenDecimals }: AnsweredProps) {
  if (answer === undefined || answer.s === 'pending')
    return <span className={shared.quiet}>{reading ? words.valueReading : words.valueUnread}</span>;
  if (answer.s === 'unknown')
    return (
      <span className={styles.unknown}>
        {answer.why === 'refused'
          ? words.valueRefused
          : fill(words.valueUnknown, { why: whyWords[answer.why] })}
      </span>
    );
  const args = outputsOf(fn.outputs, answer.v);
  if (args === undefined)
    return (
      <span className={styles.unknown}>{answer.v === '0x' ? words.functionMissing : words.valueOdd}</span>
    );
  return <Values args={args} parameters={fn.outputs} chainId={chainId} decimals={tokenDecimals} />;
}
