import type { SentRequest } from '@readback/assistant/adapters/sentRequest.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import look from '../ui/look/look.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import styles from './SentView.module.css';

/** More than the longest request takes: all of it is shown. */
const longest = 400_000;

/** A request as it goes to the provider, laid out in lines, the key masked. */
export function SentView({ sent }: { sent: SentRequest }) {
  return (
    <div className={`${look.panel} ${styles.sent}`}>
      <p>
        <b>
          <SafeText text={sent.method} />
        </b>{' '}
        <SafeText text={sent.url} max={600} />
      </p>
      <dl>
        {Object.entries(sent.headers).map(([name, value]) => (
          <div key={name}>
            <dt>
              <SafeText text={name} />
            </dt>
            <dd>
              <SafeText text={value} max={600} />
            </dd>
          </div>
        ))}
      </dl>
      {/* What a keyboard can scroll must be reachable by it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.body} tabIndex={0} aria-label={words.body}>
        <SafeText text={inLines(sent.body)} lines="many" max={longest} />
      </section>
      <p className={styles.sub}>{words.sentHint}</p>
    </div>
  );
}

/** The same JSON on lines of its own, with the question inside it as JSON too. */
function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), inner, 2);
  } catch {
    return body;
  }
}

function inner(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
