import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/facts.ts';
import { safeSpans, type SafeSpan } from '@readback/core/text/safeSpans.ts';
import { useState } from 'react';
import look from '../look/look.module.css';
import styles from './SafeText.module.css';

export type SafeTextProps = {
  /** Foreign text, exactly as it came. */
  text: string;
  /** `many` keeps line feeds and tabs, for messages. */
  lines?: 'one' | 'many';
  /** How much is shown, in UTF-16 units. */
  max?: number;
  /**
   * `expand`: the rest is one press away. `mark`: only says that it was cut, for use inside of what is pressed itself;
   * what it leads to or opens has the whole text.
   */
  cut?: 'expand' | 'mark';
};

/**
 * The only way in which a string that is not ours reaches the page. Characters that are invisible, control, turn the
 * reading direction or look like others stand as labelled marks, and the text cannot disturb what is around it.
 */
export function SafeText({ text, lines = 'one', max, cut = 'expand' }: SafeTextProps) {
  const [whole, setWhole] = useState(false);
  const limit = whole ? { max: text.length } : max === undefined ? {} : { max };
  return (
    <bdi className={lines === 'many' ? styles.many : styles.one}>
      {safeSpans(text, { lines, ...limit }).map((span, at) => {
        const key = `${at}${span.kind}`;
        if (span.kind === 'plain') return <span key={key}>{span.text}</span>;
        if (span.kind === 'cut') {
          return cut === 'mark' ? (
            <span key={key} className={styles.cut}>
              …
            </span>
          ) : (
            <button key={key} type="button" className={styles.more} onClick={() => setWhole(true)}>
              {fill(words.showAll, { count: span.fullLength })}
            </button>
          );
        }
        const mark = safeMark(span);
        return (
          <span key={key} className={styles.mark}>
            <span className={look.hidden}>{mark.says}</span>
            <span aria-hidden>
              {mark.shown}
              <span className={styles.label}>{mark.label}</span>
            </span>
          </span>
        );
      })}
    </bdi>
  );
}

type OddSpan = Extract<SafeSpan, { codePoint: number }>;

type SafeMark = Readonly<{
  /** The character itself, where it may be shown: only look-alikes may. */
  shown: string;
  /** `⟨U+202E⟩`, with the count when it is repeated. */
  label: string;
  /** What a screen reader says in its place. */
  says: string;
}>;

/** How a character that would deceive the eye is on the page. */
function safeMark(span: OddSpan): SafeMark {
  const count = Array.from(span.text).length;
  const code = `U+${span.codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const times = count > 1 ? `×${count}` : '';
  const name = names[span.codePoint];
  return {
    shown: span.kind === 'lookAlike' ? span.text : '',
    // A line that ends is nothing odd where a whole text is told in one.
    label: span.codePoint === 0x0a ? `↵${times}` : `⟨${code}${times}⟩`,
    says: ` ${fill(words.mark, { kind: words.kinds[span.kind], code, named: name ? 'yes' : 'no', name: name ?? '', count })} `,
  };
}

const names: Readonly<Record<number, string>> = words.characters;
