import * as words from '@readback/phrases/words/web/wallet/practice/window.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import {
  type MouseEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ComparisonLine } from '../../walletComparison/ComparisonLine.tsx';
import { compareFields } from '../../walletComparison/compareFields.ts';
import { FieldList } from '../../walletComparison/FieldList.tsx';
import { makeRoom } from '../../walletComparison/makeRoom.ts';
import { useLights } from '../../walletComparison/useLights.ts';
import { walletFields } from '../../walletComparison/walletFields.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { BehaviourChoice } from './BehaviourChoice.tsx';
import { changeShown } from './changeShown.ts';
import { useFlying } from './flying.ts';
import { practiceAccounts, thief } from './keys.ts';
import type { Behaviour, Memory } from './memory.ts';
import styles from './PracticeWindow.module.css';
import type { Question, Reply } from './question.ts';

/**
 * The practice wallet's own window: striped and named, so that it looks like nothing else, least of all like a
 * wallet. It shows the request as it came, as poorly as many wallets do. `beside`: the readback of the request, next to
 * which it is docked; without one it is in front of the page.
 */
export function PracticeWindow({
  question,
  beside,
  memory,
  behave,
  onAnswer,
}: {
  question: Question;
  beside: Readback | undefined;
  memory: Memory;
  behave: (behaviour: Behaviour) => void;
  onAnswer: (reply: Reply) => void;
}) {
  const dock = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [behaviour, setBehaviour] = useState(() => memory.recall().behaviour);
  const [account, setAccount] = useState(() => memory.recall().permitted[0] ?? practiceAccounts[0]);
  const flying = useFlying();
  const locked = behaviour === 'locked' && !flying;
  const changes = behaviour === 'changeShown' && !flying;
  const shown = useMemo(() => {
    const { method, params } = question;
    return { method, params: changes ? changeShown(method, params, thief) : params };
  }, [question, changes]);
  const comparison = useMemo(
    () => (beside && question.account ? compareFields(shown, beside, question.account) : undefined),
    [beside, question, shown],
  );
  const lights = useLights(comparison, beside);
  const fields = walletFields(shown);

  // In front of the page, `showModal` keeps the focus inside and everything else out of reach; React has no prop for it.
  useLayoutEffect(() => {
    if (beside) dialog.current?.show();
    else dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
    return beside && dock.current ? makeRoom(dock.current, beside) : undefined;
  }, [beside]);

  const change = (next: Behaviour) => {
    behave(next);
    setBehaviour(next);
  };
  const reject = (event: SyntheticEvent) => {
    event.preventDefault();
    onAnswer({ confirmed: false });
  };
  const confirm = ({ detail }: MouseEvent) => {
    // The second half of a double press on what was here before the wallet.
    if (detail > 1) return;
    onAnswer({ confirmed: true, ...(account ? { account } : {}) });
  };

  return (
    <div ref={dock} className={beside ? styles.dock : undefined}>
      {beside && !locked ? <ComparisonLine comparison={comparison} /> : null}
      <dialog
        ref={dialog}
        className={beside ? `${styles.window} ${styles.docked}` : styles.window}
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
          {locked ? null : (
            <>
              {question.kind === 'connect' ? (
                <AccountChoice account={account} onAccount={setAccount} />
              ) : null}
              <Facts question={question} isListed={fields !== undefined} />
              {fields ? (
                <FieldList fields={fields} comparison={comparison} lights={lights} />
              ) : (
                <div className={styles.params} data-testid="practice-params">
                  <SafeText text={JSON.stringify(shown.params, undefined, 2)} lines="many" max={4_000} />
                </div>
              )}
            </>
          )}
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
                onClick={confirm}
                data-testid="practice-confirm"
              >
                {words.confirm}
              </button>
            )}
          </div>
          {flying ? null : <BehaviourChoice behaviour={behaviour} onChange={change} />}
        </div>
        <div className={styles.stripes} aria-hidden />
      </dialog>
    </div>
  );
}

/** `isListed`: the account is among the values of the request. */
function Facts({
  question: { network, account, method },
  isListed,
}: {
  question: Question;
  isListed: boolean;
}) {
  return (
    <dl className={styles.facts}>
      <dt>{words.network}</dt>
      <dd>
        <SafeText text={network} />
      </dd>
      {account && !isListed ? (
        <>
          <dt>{words.account}</dt>
          <dd className={styles.mono}>{account}</dd>
        </>
      ) : null}
      <dt>{words.method}</dt>
      <dd className={styles.mono} data-testid="practice-method">
        <SafeText text={method} />
      </dd>
    </dl>
  );
}
