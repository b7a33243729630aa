import type { TracedCall } from '@readback/core/model/effects.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import type { Step } from '@readback/core/model/step.ts';
import { callName, kindWords } from '@readback/phrases/callWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { standardSignatures } from '@readback/phrases/standardNames.ts';
import * as words from '@readback/phrases/words/web/review/calls/tree.ts';
import type { ReactNode } from 'react';
import { Address } from '../../ui/said/Address.tsx';
import { Amount } from '../../ui/said/Amount.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { placeWords } from '../compare/placeWords.ts';
import look from '../../ui/look/look.module.css';
import styles from './Calls.module.css';

export type CallDetailsProps = {
  call: TracedCall;
  step: Step | undefined;
  chainId: number;
  facts: FindFact;
  from: readonly Provenance[];
};

/** All that is known of one call: who called whom, with what, what it took, and why it failed. */
export function CallDetails({ call, step, chainId, facts, from }: CallDetailsProps) {
  const { id, op, to, value, gasUsed, selector, ok, revert } = call;
  const name = callName(call, step);
  return (
    <dl className={styles.details} aria-label={fill(words.details.title, { id })}>
      <Row title={words.details.call}>
        <Words
          of={words.place}
          values={{
            name: (
              <b>
                <SafeText text={name.text} max={120} />
              </b>
            ),
            quiet: (inner) => <span className={look.quiet}>{inner}</span>,
            isSpecial: kindWords[op] ? 'yes' : 'no',
            kind: kindWords[op],
            place: placeWords(id),
            isStep: call.step ? 'yes' : 'no',
            step: placeWords(call.step ?? ''),
          }}
        />
      </Row>
      {ok ? null : (
        <Row title={words.details.failed}>
          {revert?.reason === undefined ? (
            noReason(revert)
          ) : (
            <Words of={words.says} values={{ reason: <SafeText text={revert.reason} max={400} /> }} />
          )}
          {revert && revert.data !== '0x' ? (
            <span className={styles.raw}>
              <SafeText text={revert.data} max={138} />
              <CopyButton value={revert.data} what={words.answer} />
            </span>
          ) : null}
        </Row>
      )}
      <Row title={words.details.from}>
        <Address form="line" address={call.from} name={addressName(call.from, facts)} />
      </Row>
      {to ? (
        <Row title={words.details.to}>
          <Address form="line" address={to} name={addressName(to, facts)} />
        </Row>
      ) : null}
      <Row title={words.details.sent}>
        {value === 0n ? (
          words.sentNothing
        ) : (
          <Amount raw={value} asset={{ kind: 'native', chainId }} facts={facts} from={from} />
        )}
      </Row>
      <Row title={words.details.data}>
        {call.size === 0 ? words.noData : fill(words.data, { size: call.size, selector })}
        {name.by === 'standard' ? (
          <span className={look.quiet}> {fill(words.standard, { signature: signatureOf(selector) })}</span>
        ) : null}
      </Row>
      <Row title={words.details.gas}>{numberWords(gasUsed)}</Row>
    </dl>
  );
}

function noReason(revert: TracedCall['revert']): string {
  return revert === undefined || revert.data === '0x' ? words.noReason : words.unreadReason;
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function signatureOf(selector: string): string {
  const all: Readonly<Record<string, string | undefined>> = standardSignatures;
  return all[selector.toLowerCase()] ?? selector;
}
