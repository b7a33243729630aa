import type { Readback } from '@readback/core/model/readback.ts';
import type { Call } from '@readback/core/model/request.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Amount } from '../../ui/said/Amount.tsx';
import panel from '../../ui/Panel.module.css';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import look from '../../ui/look/look.module.css';
import styles from './KnownAnyway.module.css';
import { Section } from '../../ui/fold/Section.tsx';
import { rawWords } from '../bytes/rawWords.ts';

/** What is known when nobody could say what changes: what is sent along, and how much data there is that was not read. */
export function KnownAnyway({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const { body } = readback.incoming.request;
  const calls: readonly Call[] =
    body.kind === 'transaction' ? [body.call] : body.kind === 'calls' ? body.calls : [];
  const chainId = chainOf(body);
  if (calls.length === 0 || chainId === undefined) return null;
  const value = calls.reduce((sum, call) => sum + call.value, 0n);
  const unread = readback.steps.filter((step) => step.reading === 'unread').length;
  if (value === 0n && unread === 0) return null;
  return (
    <Section title={words.known}>
      {value === 0n ? null : (
        <div className={panel.row}>
          <div>
            <b>{fill(words.sent, { count: calls.length })}</b>
            <div className={look.quiet}>{words.fromRequest}</div>
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
      )}
      {unread === 0 ? null : (
        <div className={panel.row}>
          <div>
            <b>{words.data}</b>
            <div className={look.quiet}>{calls.map(({ data }) => dataWords(data)).join('; ')}</div>
          </div>
          <div className={look.quietWrap}>{words.notDecoded}</div>
        </div>
      )}
    </Section>
  );
}

function dataWords(data: Call['data']): string {
  const { selector, words: inData, bytes } = rawWords(data);
  if (bytes === 0) return words.noData;
  return selector
    ? fill(words.dataOfCall, { selector, words: inData.length })
    : fill(words.dataBytes, { bytes });
}
