import type { Body } from '@readback/core/model/request.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/asked.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Address } from '../ui/said/Address.tsx';
import { addressName } from '../ui/said/addressName.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { messageText } from './messageText.ts';
import { Detail } from '../ui/fold/Detail.tsx';
import { oneColumn } from '../ui/useMedia.ts';
import styles from './Asked.module.css';
import look from '../ui/look/look.module.css';
import { Section } from '../ui/fold/Section.tsx';

/** What is signed, where it is not a call: the words of a message, the domain of typed data. */
export function Asked({ body, facts }: { body: Body; facts: FindFact }) {
  if (body.kind === 'message') return <Message hex={body.bytes} />;
  return body.kind === 'typedData' ? <Domain typed={body.typed} facts={facts} /> : null;
}

function Message({ hex }: { hex: `0x${string}` }) {
  const read = messageText(hex);
  const box = useFittedHeight();
  return (
    <Section title={words.fullMessage}>
      <div
        ref={box}
        className={`${look.panel} ${styles.message}`}
        data-place="message"
        // It scrolls where it is long: also by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {read.kind === 'text' ? (
          <SafeText text={read.text} lines="many" />
        ) : (
          <>
            <p className={look.quietWrap}>
              <Words
                of={words.notText}
                values={{ bytes: read.bytes, copy: <CopyButton value={read.hex} what={words.bytes} /> }}
              />
            </p>
            <bdi className={look.codeWrap}>{read.hex}</bdi>
          </>
        )}
      </div>
    </Section>
  );
}

/** In pixels: how high the buttons at the foot of a phone are, and what of a message is always seen. */
const [footer, least] = [100, 150];

/** As high as fits above the fold, so that the whole of it is seen to be there; the rest scrolls inside. */
function useFittedHeight(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const it = box.current;
      if (!it) return;
      const top = it.getBoundingClientRect().top + scrollY;
      const room = innerHeight - top - (oneColumn.matches ? footer : 16);
      it.style.maxHeight = `${Math.max(room, least)}px`;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return box;
}

function Domain({ typed, facts }: { typed: Extract<Body, { kind: 'typedData' }>['typed']; facts: FindFact }) {
  const { name, version, chainId, verifyingContract, salt } = typed.domain;
  return (
    <Detail icon="file" title={words.domain}>
      <dl className={styles.domain}>
        <Row what={words.domainName} value={name} place="domain.name" />
        <Row what={words.domainVersion} value={version} place="domain.version" />
        {chainId === undefined ? null : (
          <div data-place="domain.chainId">
            <dt>{words.domainNetwork}</dt>
            <dd>
              {chainId <= BigInt(Number.MAX_SAFE_INTEGER) ? chainName(Number(chainId)) : chainId.toString()}
            </dd>
          </div>
        )}
        {verifyingContract ? (
          <div data-place="domain.verifyingContract">
            <dt>{words.domainContract}</dt>
            <dd>
              <Address form="line" address={verifyingContract} name={addressName(verifyingContract, facts)} />
            </dd>
          </div>
        ) : null}
        {salt ? <Row what={words.domainSalt} value={salt} place="domain.salt" /> : null}
        {verifyingContract || chainId !== undefined ? null : (
          <p className={look.quietWrap}>{words.domainEmpty}</p>
        )}
      </dl>
    </Detail>
  );
}

function Row({ what, value, place }: { what: string; value: string | undefined; place: string }) {
  if (value === undefined) return null;
  return (
    <div data-place={place}>
      <dt>{what}</dt>
      <dd>
        <SafeText text={value} />
      </dd>
    </div>
  );
}
