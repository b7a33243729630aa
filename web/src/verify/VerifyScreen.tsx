import * as words from '@readback/phrases/words/web/verify.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNetworks } from '../data/networks/config.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { useFocusOnWrong } from '../ui/fields/useFocusOnWrong.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { digestOf, signatureOf } from './digestOf.ts';
import { useVerifying, type Found } from './useVerifying.ts';
import styles from './Verify.module.css';
import { type SignedAs, takeNext, useVerifyDraft, type VerifyDraft } from '../forms/verifyDraft.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Fingerprint } from '../ui/said/Fingerprint.tsx';
import look from '../ui/look/look.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import { verifyWords } from './verifyWords.ts';

const kinds: readonly SignedAs[] = ['text', 'bytes', 'typedData', 'hash'];
const ways = kinds.map((value) => ({ value, label: words.ways[value] }));

const nowhere = 'none';

/** Says whose a signature is, over exactly what. Nothing is signed here, and no wallet is asked. */
export function VerifyScreen() {
  const [draft, setDraft] = useVerifyDraft();
  const [pressed, setPressed] = useState(0);
  const networks = useNetworks();
  const form = useRef<HTMLFormElement>(null);
  const { busy, last, verify, clear } = useVerifying();
  const chainId = draft.chain === '' ? undefined : Number(draft.chain);
  const typed = useTypedAddress(draft.account, { chainId });
  const digest = digestOf(draft.as, draft.signed);
  const signature = signatureOf(draft.signature);
  const noAccount = typed.state === 'bad' || (typed.state === 'empty' && chainId !== undefined);
  const shows = pressed > 0;

  useFocusOnWrong(form, pressed);

  const change = (fields: Partial<VerifyDraft>) => {
    clear();
    setDraft(fields);
  };
  const submit = () => {
    if (!digest.ok || !signature.ok || noAccount || typed.state === 'resolving') {
      return setPressed((times) => times + 1);
    }
    setPressed(0);
    void verify({ digest: digest.value, signature: signature.value, account: typed.address, chainId });
  };

  // Whoever came from a signed message asked for this by that press.
  const begin = useEffectEvent(() => {
    if (takeNext()) submit();
  });
  useEffect(() => {
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Select label={words.signedAs} value={draft.as} options={ways} onChange={(as) => change({ as })} />
        <TextArea
          label={words.signed[draft.as]}
          rows={draft.as === 'hash' ? 2 : 6}
          mono={draft.as !== 'text'}
          value={draft.signed}
          onChange={(signed) => change({ signed })}
          error={shows && !digest.ok ? errorText(digest.error) : undefined}
          hint={draft.as === 'text' ? words.spaces : undefined}
        />
        <TextArea
          label={words.signature}
          rows={3}
          mono
          value={draft.signature}
          onChange={(it) => change({ signature: it })}
          error={shows && !signature.ok ? errorText(signature.error) : undefined}
          placeholder="0x…"
        />
        <AddressField
          label={words.claimed}
          value={draft.account}
          chainId={chainId}
          onChange={(account) => change({ account })}
          error={shows && noAccount ? (typed.error ?? words.wrong.noAccount) : undefined}
          hint={words.claimedHint}
        />
        <Select
          label={words.network}
          value={draft.chain === '' ? nowhere : draft.chain}
          options={[
            { value: nowhere, label: words.noNetwork },
            ...networks.map((it) => ({ value: String(it.chainId), label: it.name })),
          ]}
          onChange={(chain) => change({ chain: chain === nowhere ? '' : chain })}
          hint={words.networkHint}
        />
        <div>
          <Button tone="primary" type="submit" busy={busy}>
            {words.verify}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {last ? <VerifyResult {...last} onRetry={() => void verify(last.question)} /> : null}
      </div>
    </section>
  );
}

const marks = { good: Check, bad: X, unknown: CircleHelp } as const;

/** What was found of a signature: the word, whose it is, and who says so. */
function VerifyResult({ question, found, onRetry }: Found & { onRetry: () => void }) {
  const { tone, title, text, who, from } = verifyWords(found, question.account !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const Mark = marks[tone];

  // It is below what was typed: whoever pressed sees it and hears it.
  useEffect(() => heading.current?.focus(), [found]);

  return (
    <section className={`${look.panel} ${styles.result}`} aria-labelledby="verified" data-testid="verified">
      <h2 id="verified" ref={heading} tabIndex={-1} className={`${styles.title} ${styles[tone]}`}>
        <span className={styles.tag}>
          <Mark size={18} aria-hidden />
          {words.tags[tone]}
        </span>{' '}
        {title}
      </h2>
      <p>{text}</p>
      {who.length > 0 ? (
        <dl className={styles.who}>
          {who.map(({ role, address }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>
                <NamedAddress form="whole" address={address} chainId={question.chainId} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Fingerprint hex={question.digest} label={words.digest} />
      <p className={look.quietWrap}>
        <SafeText text={from} />
      </p>
      {found.kind === 'cannotTell' ? (
        <div>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      ) : null}
    </section>
  );
}
