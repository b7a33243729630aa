import { factOfStep } from '@readback/core/model/factIds.ts';
import { stepPlace } from '../../ui/pointed/place.ts';
import { isGuessed } from '@readback/core/decode/guessed.ts';
import type { Description } from '@readback/core/model/description.ts';
import type { Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { runsWords } from '@readback/phrases/words/steps.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import { Suspense, useMemo, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { Address } from '../../ui/said/Address.tsx';
import { Amount } from '../../ui/said/Amount.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Provenance } from '../../ui/said/Provenance.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ArgList } from './ArgList.tsx';
import { MarkingContext } from '../bytes/marking.ts';
import { StepBytes } from './StepBytes.tsx';
import { Fold } from '../fold/Fold.tsx';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import look from '../../ui/look/look.module.css';
import styles from '../look/Steps.module.css';

/** Only where a step runs the code of another contract. */
const RunsCodeOf = lazyPart(async () => (await import('./RunsCodeOf.tsx')).RunsCodeOf);
import { countSteps, isAuthorization, isPayment } from '../fold/stepView.ts';

/** Only of bytes that nobody could read, or that are written strangely. */
const OddBytes = lazyPart(async () => (await import('./OddBytes.tsx')).OddBytes);

export type StepsProps = {
  steps: readonly Step[];
  facts: FindFact;
  own: ReadonlySet<string>;
  /** Undefined where the request names none. */
  chainId: number | undefined;
  /** When the step around these runs: what is true of it is not said again of what is inside. */
  under?: Step['runs'];
  /** The step around these. */
  outer?: Step;
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
  const { facts, own, chainId, described, under, outer } = rest;
  const [open, setOpen] = useState(false);
  const [marked, mark] = useState<string>();
  const marking = useMemo(() => (open ? { marked, mark } : undefined), [open, marked]);
  const inner = countSteps(step.steps);
  const runs = step.runs === under ? undefined : runsWords[step.runs];
  return (
    <li className={styles.step}>
      <div className={styles.head} data-place={stepPlace(step.id)}>
        {step.value > 0n && chainId !== undefined ? (
          <Words
            of={isPayment(step) ? words.paying : words.sending}
            values={{
              step: <Does step={step} facts={facts} />,
              quiet: (inner) => <span className={look.quiet}>{inner}</span>,
              amount: (
                <Amount
                  raw={step.value}
                  asset={{ kind: 'native', chainId }}
                  facts={facts}
                  from={facts(factOfStep(step.id, 'value'))?.from ?? [{ by: 'request' }]}
                />
              ),
            }}
          />
        ) : (
          <Does step={step} facts={facts} />
        )}
        <By actor={step.actor} own={own} facts={facts} />
        {runs ? <span className={look.quiet}>{fill(words.running, { runs })}</span> : null}
      </div>
      {step.op === 'delegatecall' ? (
        <Suspense>
          <RunsCodeOf step={step} outer={outer} facts={facts} />
        </Suspense>
      ) : null}
      <MarkingContext value={marking}>
        {step.reading === 'unread' && step.args.length === 0 ? null : <ArgList step={step} facts={facts} />}
        {isNotRead(step) || step.oddities.length > 0 ? (
          <Suspense fallback={<p className={look.quiet}>…</p>}>
            <OddBytes step={step} raw={isNotRead(step)} />
          </Suspense>
        ) : null}
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
          <p className={look.quiet}>
            {fill(inner > step.steps.length ? words.insideDeep : words.inside, { count: inner })}
          </p>
          <Steps {...rest} steps={step.steps} under={step.runs} outer={step} />
        </div>
      ) : null}
    </li>
  );
}

function isNotRead(step: Step): boolean {
  return step.reading === 'unread' || isGuessed(step);
}

/** What is called, and what that does to whose authority. */
function Does({ step, facts }: { step: Step; facts: FindFact }) {
  const isOpen = step.op === 'call' && step.to === null;
  const does = isOpen
    ? 'open'
    : isPayment(step)
      ? 'payment'
      : isAuthorization(step)
        ? 'authorization'
        : step.op;
  return (
    <Words
      of={words.does[does]}
      values={{
        name: <Name step={step} />,
        quiet: (inner) => <span className={look.quiet}>{inner}</span>,
        account: step.to ? (
          <Address
            address={step.to}
            name={addressName(step.to, facts)}
            from={facts(factOfStep(step.id, 'to'))?.from}
          />
        ) : null,
      }}
    />
  );
}

function Name({ step }: { step: Step }) {
  if (step.op === 'create') return <b>{words.newContract}</b>;
  if (!step.fn) {
    if (step.data === '0x') return <b>{isPayment(step) ? words.payment : words.callWithoutData}</b>;
    return <b className={styles.unread}>{words.unread}</b>;
  }
  const name = (
    <Provenance from={step.fn.from} raw={{ label: words.signature, value: step.fn.signature }}>
      <SafeText text={step.fn.name} max={80} cut="mark" />
    </Provenance>
  );
  if (isGuessed(step))
    return (
      <b className={styles.unread}>
        <Words of={words.guessed} values={{ name }} />
      </b>
    );
  return <b>{name}</b>;
}

/** Whose authority is used, where it is not the user's: an approval by a router is not yours. */
function By({ actor, own, facts }: { actor: Step['actor']; own: ReadonlySet<string>; facts: FindFact }) {
  if (actor === 'unknown') return <span className={look.quiet}>{words.byAnyone}</span>;
  if (own.has(actor.toLowerCase())) return null;
  const address: Bytes = actor;
  return (
    <span className={look.quiet}>
      <Words
        of={words.byOther}
        values={{ account: <Address address={address} name={addressName(address, facts)} /> }}
      />
    </span>
  );
}
