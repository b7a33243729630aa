import { stepPlace } from '@readback/assistant/explain/place.ts';
import { isGuessed } from '@readback/core/decode/guessed.ts';
import type { Description } from '@readback/core/model/description.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { runsWords } from '@readback/phrases/words/steps.ts';
import { useMemo, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { Address } from '../ui/Address.tsx';
import { Amount } from '../ui/Amount.tsx';
import { addressName } from '../ui/addressName.ts';
import { Provenance } from '../ui/Provenance.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { ArgList } from './ArgList.tsx';
import { MarkingContext } from './bytes/marking.ts';
import { StepBytes } from './bytes/StepBytes.tsx';
import { Fold } from './Fold.tsx';
import { Oddities } from './Oddities.tsx';
import { RawData } from './RawData.tsx';
import styles from './Steps.module.css';
import { countSteps, isAuthorization, isPayment, opWords } from './stepView.ts';

export type StepsProps = {
  steps: readonly Step[];
  facts: FindFact;
  own: ReadonlySet<string>;
  /** Undefined where the request names none. */
  chainId: number | undefined;
  /** When the step around these runs: what is true of it is not said again of what is inside. */
  under?: Step['runs'];
  /** What descriptors say of a step, or that none does. */
  described?: ((step: string) => Description | undefined) | undefined;
};

/** The tree of what is called, in the order in which it runs, each under what calls it. */
export function Steps({ steps, ...rest }: StepsProps) {
  return (
    <ol className={styles.steps}>
      <Fold items={steps} what="steps">
        {(step) => <StepNode key={step.id} step={step} {...rest} />}
      </Fold>
    </ol>
  );
}

function StepNode({ step, ...rest }: Omit<StepsProps, 'steps'> & { step: Step }) {
  const { facts, own, chainId, described, under } = rest;
  const [open, setOpen] = useState(false);
  const [marked, mark] = useState<string>();
  const marking = useMemo(() => (open ? { marked, mark } : undefined), [open, marked]);
  const inner = countSteps(step.steps);
  const runs = step.runs === under ? undefined : runsWords[step.runs];
  const payment = isPayment(step);
  return (
    <li className={styles.step}>
      <div className={styles.head} data-place={stepPlace(step.id)}>
        <Name step={step} />{' '}
        <span className={styles.sub}>
          {payment ? 'to' : isAuthorization(step) ? 'puts in charge the code of' : opWords[step.op]}
        </span>{' '}
        {step.to ? (
          <Address
            address={step.to}
            name={addressName(step.to, facts)}
            from={facts(`step.${step.id}.to`)?.from}
          />
        ) : null}
        {step.value > 0n && chainId !== undefined ? (
          <span className={styles.sub}>
            {' '}
            {payment ? 'of' : 'with'}{' '}
            <Amount
              raw={step.value}
              asset={{ kind: 'native', chainId }}
              facts={facts}
              from={facts(`step.${step.id}.value`)?.from ?? [{ by: 'request' }]}
            />
          </span>
        ) : null}
        <By actor={step.actor} own={own} facts={facts} />
        {runs ? <span className={styles.sub}>; {runs}</span> : null}
      </div>
      {step.op === 'delegatecall' ? (
        <p className={styles.caution}>
          Delegatecall: the code at that address runs with all the power of the account, as if it were its
          own.
        </p>
      ) : null}
      <MarkingContext value={marking}>
        {step.reading === 'unread' && step.args.length === 0 ? null : <ArgList step={step} facts={facts} />}
        {step.reading === 'unread' || isGuessed(step) ? <RawData step={step} /> : null}
        <Oddities step={step} />
        <StepBytes
          step={step}
          description={described?.(step.id)}
          facts={facts}
          chainId={chainId}
          open={open}
          onOpen={setOpen}
        />
      </MarkingContext>
      {inner > 0 ? (
        <div className={styles.inner}>
          <p className={styles.sub}>
            {inner === 1
              ? 'One call inside:'
              : `${inner} calls inside${inner > step.steps.length ? ', at all levels' : ''}:`}
          </p>
          <Steps {...rest} steps={step.steps} under={step.runs} />
        </div>
      ) : null}
    </li>
  );
}

function Name({ step }: { step: Step }) {
  if (step.op === 'create') return <b>New contract</b>;
  if (!step.fn) {
    if (step.data === '0x') return <b>{isPayment(step) ? 'Payment' : 'Call without data'}</b>;
    return <b className={styles.unread}>Unread call</b>;
  }
  if (isGuessed(step))
    return (
      <b className={styles.unread}>
        Unread call, by a guess{' '}
        <Provenance from={step.fn.from} raw={{ label: 'signature', value: step.fn.signature }}>
          <SafeText text={step.fn.name} max={80} cut="mark" />
        </Provenance>
      </b>
    );
  return (
    <b>
      <Provenance from={step.fn.from} raw={{ label: 'signature', value: step.fn.signature }}>
        <SafeText text={step.fn.name} max={80} cut="mark" />
      </Provenance>
    </b>
  );
}

/** Whose authority is used, where it is not the user's: an approval by a router is not yours. */
function By({ actor, own, facts }: { actor: Step['actor']; own: ReadonlySet<string>; facts: FindFact }) {
  if (actor === 'unknown') return <span className={styles.sub}>; by whoever signs or sends it</span>;
  if (own.has(actor.toLowerCase())) return null;
  const address: Bytes = actor;
  return (
    <span className={styles.sub}>
      ; done by <Address address={address} name={addressName(address, facts)} />, not by you
    </span>
  );
}
