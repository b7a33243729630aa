import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/window.ts';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { Address } from 'viem';
import { SafeText } from '../../ui/SafeText.tsx';
import { useFlying } from './flying.ts';
import { practiceAccounts } from './keys.ts';
import { type Behaviour, behaviours, type Memory } from './memory.ts';
import styles from './PracticeWindow.module.css';
import type { Question, Reply } from './question.ts';

/**
 * The practice wallet's own window: striped and named, so that it looks like nothing else, least of all like a
 * wallet. It shows the request as it came, as poorly as many wallets do.
 */
export function PracticeWindow({
  question,
  memory,
  behave,
  onAnswer,
}: {
  question: Question;
  memory: Memory;
  behave: (behaviour: Behaviour) => void;
  onAnswer: (reply: Reply) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [behaviour, setBehaviour] = useState(() => memory.recall().behaviour);
  const [account, setAccount] = useState(() => memory.recall().permitted[0] ?? practiceAccounts[0]);
  const flying = useFlying();
  const locked = behaviour === 'locked' && !flying;

  // `showModal` keeps the focus inside and everything else out of reach; React has no prop for it.
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);

  const change = (next: Behaviour) => {
    behave(next);
    setBehaviour(next);
  };
  const reject = (event: SyntheticEvent) => {
    event.preventDefault();
    onAnswer({ confirmed: false });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.window}
      aria-labelledby={id}
      data-testid="practice-window"
      onCancel={reject}
    >
      <div className={styles.stripes} aria-hidden />
      <div className={styles.inside}>
        <p className={styles.name}>{words.name}</p>
        <p className={styles.not}>{words.notReal}</p>
        <h2 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
          {locked ? words.locked : words.asks[question.kind]}
        </h2>
        {locked ? null : <Request question={question} account={account} onAccount={setAccount} />}
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={reject} data-testid="practice-reject">
            {words.reject}
          </button>
          {locked ? (
            <button
              type="button"
              className={`${styles.button} ${styles.confirm}`}
              onClick={() => change('honest')}
              data-testid="practice-unlock"
            >
              {words.unlock}
            </button>
          ) : (
            <button
              type="button"
              className={`${styles.button} ${styles.confirm}`}
              onClick={() => onAnswer({ confirmed: true, ...(account ? { account } : {}) })}
              data-testid="practice-confirm"
            >
              {words.confirm}
            </button>
          )}
        </div>
        {flying ? null : (
          <label className={styles.behaviour}>
            <span>{words.whenConfirmed}</span>
            <select
              value={behaviour}
              onChange={(event) => {
                const next = behaviours.find((it) => it === event.currentTarget.value);
                if (next) change(next);
              }}
              data-testid="practice-behaviour"
            >
              {behaviours.map((it) => (
                <option key={it} value={it}>
                  {words.behaviors[it]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.stripes} aria-hidden />
    </dialog>
  );
}

function Request({
  question,
  account,
  onAccount,
}: {
  question: Question;
  account: Address | undefined;
  onAccount: (account: Address) => void;
}) {
  return (
    <>
      {question.kind === 'connect' ? (
        <fieldset className={styles.accounts}>
          <legend>{words.accounts}</legend>
          {practiceAccounts.map((it, at) => (
            <label key={it} className={styles.account}>
              <input
                type="radio"
                name="account"
                checked={it === account}
                onChange={() => onAccount(it)}
                data-testid={`practice-account-${at}`}
              />
              <span className={styles.which}>{fill(words.numbered, { number: at + 1 })}</span>
              <span className={styles.mono}>
                {it.slice(0, 22)}
                <wbr />
                {it.slice(22)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <dl className={styles.facts}>
        <dt>{words.network}</dt>
        <dd>
          <SafeText text={question.network} />
        </dd>
        {question.account ? (
          <>
            <dt>{words.account}</dt>
            <dd className={styles.mono}>{question.account}</dd>
          </>
        ) : null}
        <dt>{words.method}</dt>
        <dd className={styles.mono} data-testid="practice-method">
          <SafeText text={question.method} />
        </dd>
      </dl>
      <div className={styles.params} data-testid="practice-params">
        <SafeText text={JSON.stringify(question.params, undefined, 2) ?? ''} lines="many" max={4_000} />
      </div>
    </>
  );
}
