import type { Readback } from '@readback/core/model/readback.ts';
import type { Call } from '@readback/core/model/request.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Amount } from '../ui/Amount.tsx';
import panel from '../ui/Panel.module.css';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import styles from './Review.module.css';
import { Section } from './Section.tsx';
import { rawWords } from './stepView.ts';

/** What is known when nobody could say what changes: what is sent along, and how much data there is. */
export function KnownAnyway({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const { body } = readback.incoming.request;
  const calls: readonly Call[] =
    body.kind === 'transaction' ? [body.call] : body.kind === 'calls' ? body.calls : [];
  const chainId = chainOf(body);
  if (calls.length === 0 || chainId === undefined) return null;
  const value = calls.reduce((sum, call) => sum + call.value, 0n);
  const unread = readback.steps.filter((step) => step.reading === 'unread').length;
  return (
    <Section title="What is known">
      <div className={panel.panel}>
        <div className={panel.row}>
          <div>
            <b>{calls.length === 1 ? 'Sent with the call' : `Sent with ${calls.length} calls`}</b>
            <div className={panel.sub}>from the request</div>
          </div>
          <div className={styles.known}>
            <Amount
              raw={value}
              asset={{ kind: 'native', chainId }}
              facts={facts}
              from={[{ by: 'request' }]}
            />
          </div>
        </div>
        <div className={panel.row}>
          <div>
            <b>Data</b>
            <div className={panel.sub}>{calls.map(({ data }) => dataWords(data)).join('; ')}</div>
          </div>
          {calls.some(({ data }) => data !== '0x') ? (
            <div className={styles.sub}>{unread > 0 ? 'not decoded' : 'decoded below'}</div>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

function dataWords(data: Call['data']): string {
  const { selector, words, bytes } = rawWords(data);
  if (bytes === 0) return 'none';
  return selector ? `selector ${selector}, ${words.length} words of 32 bytes` : `${bytes} bytes`;
}
