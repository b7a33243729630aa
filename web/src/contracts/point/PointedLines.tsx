import type { CodeLine } from '@readback/assistant/point/excerpt.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts/point.ts';
import { usageWords } from '../../assistant/usageWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Point.module.css';
import type { Part, PointState } from './usePoint.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** The lines that a model pointed at, under our own words, and that none of it is checked. */
export function PointedLines({
  part,
  pointed,
}: {
  part: Part;
  pointed: Extract<PointState, { is: 'done' }>['pointed'];
}) {
  const { points, more, usage } = pointed;
  return (
    <>
      <Notice tone="unknown" tag={words.unchecked} title={words.uncheckedTitle}>
        {words.uncheckedText}
      </Notice>
      {points.length === 0 ? <p>{words.none}</p> : null}
      {points.map(({ category, lines }) => (
        <div key={category} className={styles.point}>
          <h3>{words.categories[category].title}</h3>
          <p className={look.quietWrap}>{words.categories[category].says}</p>
          {byFile(lines).map(([path, those]) => (
            <div key={path} className={styles.file}>
              {part.excerpt.files.length > 1 ? (
                <p className={styles.path}>
                  <SafeText text={path} max={200} />
                </p>
              ) : null}
              <ul className={styles.lines}>
                {those.map(({ line, code }) => (
                  <li key={line}>
                    <span className={styles.number}>{lineWords(line)}</span>{' '}
                    <code>
                      <SafeText text={code.trim()} max={400} />
                    </code>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
      <div className={styles.foot}>
        {more > 0 ? <p className={look.quietWrap}>{fill(words.more, { count: more })}</p> : null}
        {points.length > 0 ? <p className={look.quietWrap}>{words.barely}</p> : null}
        <WhatGoes part={part} />
        {usage ? <p className={look.quietWrap}>{usageWords(usage.in, usage.out)}</p> : null}
      </div>
    </>
  );
}

function lineWords(number: number): string {
  return fill(words.line, { line: String(number) });
}

/** In the order in which the files were sent. */
function byFile(lines: readonly CodeLine[]): readonly (readonly [string, readonly CodeLine[]])[] {
  const files = new Map<string, CodeLine[]>();
  for (const it of lines) files.set(it.path, [...(files.get(it.path) ?? []), it]);
  return [...files];
}
