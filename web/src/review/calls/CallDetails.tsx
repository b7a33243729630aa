import type { TracedCall } from '@readback/core/model/effects.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { ReactNode } from 'react';
import { Address } from '../../ui/Address.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { addressName } from '../../ui/addressName.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { placeWords } from '../placeWords.ts';
import styles from './Calls.module.css';
import { callName, kindWords } from '@readback/phrases/callWords.ts';
import { standardSignatures } from '@readback/phrases/standardNames.ts';
import { grouped } from '../../ui/grouped.ts';

export type CallDetailsProps = {
  call: TracedCall;
  step: Step | undefined;
  chainId: number;
  facts: FindFact;
  from: readonly Provenance[];
};

/** All that is known of one call: who called whom, with what, what it took, and why it failed. */
export function CallDetails({ call, step, chainId, facts, from }: CallDetailsProps) {
  const { id, op, to, value, gasUsed, selector, size, ok, revert } = call;
  const name = callName(call, step);
  return (
    <dl className={styles.details} aria-label={`Call ${id}`}>
      <Row title="Call">
        <b>
          <SafeText text={name.text} max={120} />
        </b>
        {kindWords[op] ? <span className={styles.sub}> {kindWords[op]}</span> : null}
        <span className={styles.sub}> number {placeWords(id)}</span>
        {call.step ? <span className={styles.sub}>, step {placeWords(call.step)} of the request</span> : null}
      </Row>
      {ok ? null : (
        <Row title="Failed">
          {revert?.reason === undefined ? (
            noReason(revert)
          ) : (
            <>
              It says: <SafeText text={revert.reason} max={400} />
            </>
          )}
          {revert && revert.data !== '0x' ? (
            <span className={styles.raw}>
              <SafeText text={revert.data} max={138} />
              <CopyButton value={revert.data} what="what it answered" />
            </span>
          ) : null}
        </Row>
      )}
      <Row title="From">
        <Address form="line" address={call.from} name={addressName(call.from, facts)} />
      </Row>
      {to ? (
        <Row title="To">
          <Address form="line" address={to} name={addressName(to, facts)} />
        </Row>
      ) : null}
      <Row title="Sent along">
        {value === 0n ? (
          'nothing'
        ) : (
          <Amount raw={value} asset={{ kind: 'native', chainId }} facts={facts} from={from} />
        )}
      </Row>
      <Row title="Data">
        {size === 0 ? 'none' : `${grouped(size)} bytes, beginning with ${selector}`}
        {name.by === 'standard' ? (
          <span className={styles.sub}>
            {' '}
            {signatureOf(selector)}, the standard function with this selector
          </span>
        ) : null}
      </Row>
      <Row title="Gas">{gasUsed.toLocaleString('en')}</Row>
    </dl>
  );
}

function noReason(revert: TracedCall['revert']): string {
  return revert === undefined || revert.data === '0x'
    ? 'It gives no reason.'
    : 'It gives a reason that could not be read:';
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
