import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/requestLog.ts';
import { useId, useState } from 'react';
import { chosenNetworks, rpcUrl } from '../data/networks/config.ts';
import { networkChoices, switchNetwork } from '../data/networks/choices.ts';
import { hostOf } from '../data/base/nodeUrl.ts';
import { useSetting } from '../data/base/setting.ts';
import { isOn, sourceChoices, sources } from '../data/sources/sources.ts';
import { namesOfSources } from '../data/sources/sourceWords.ts';
import { sourceWords } from '../data/sources/sourceWords.ts';
import type { ToldTo } from '../data/asking/told.ts';
import { changeSource } from '../data/sources/changeSource.ts';
import { Button } from '../ui/Button.tsx';
import { longestHost } from '../ui/text/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { Time } from '../ui/time/Time.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { During } from './During.tsx';
import type { Asked, HostTold } from './hostsTold.ts';
import { methodOf } from './learned.ts';
import { Values } from './Learnt.tsx';
import look from '../ui/look/look.module.css';
import styles from './RequestLog.module.css';
import {
  endWords,
  isAnswer,
  otherNodeWords,
  questionsWords,
  showOfWords,
  showWords,
  timesWords,
} from './toldWords.ts';

/** Values in the summary of a host: the rest is with its questions. */
const mostValues = 8;

/** One host: as what it was asked, its switch, what it learned, and every question. */
export function Host({ of, showsFor }: { of: HostTold; showsFor: boolean }) {
  const { host, isHere, to, dropped } = of;
  const id = useId();
  const now = useNow();
  return (
    <section className={`${look.panel} ${styles.host}`} aria-labelledby={id}>
      <h3 className={styles.name} id={id}>
        <SafeText text={host} max={longestHost} />
        {isHere ? <span className={styles.here}>{words.thisDevice}</span> : null}
      </h3>
      <p className={look.quietWrap}>{questionsWords(of, now)}</p>
      {isHere ? <p className={look.quietWrap}>{words.thisDeviceHint}</p> : null}
      <ul className={styles.switches}>
        {to.map((it) => (
          <li key={JSON.stringify(it)}>
            <Role to={it} host={host} />
          </li>
        ))}
      </ul>
      <Summary of={of} />
      {dropped > 0 ? (
        <p className={look.quietWrap}>
          <SafeText text={fill(words.dropped, { count: dropped })} />
        </p>
      ) : null}
      <Listed of={of} showsFor={showsFor} />
    </section>
  );
}

/** What it learned by the questions that are listed. */
function Summary({ of: { isHere, learned, asked, dropped } }: { of: HostTold }) {
  if (asked.length === 0) return null;
  return (
    <>
      <h4 className={styles.learned}>{dropped > 0 ? words.learnedListed : words.learned}</h4>
      {learned.length === 0 ? (
        <p className={styles.values}>{isHere ? words.nothingHere : words.nothing}</p>
      ) : (
        <Values all={learned.slice(0, mostValues)} />
      )}
      {learned.length > mostValues ? (
        <p className={look.quietWrap}>{fill(words.moreLearned, { count: learned.length - mostValues })}</p>
      ) : null}
    </>
  );
}

/** The questions that are kept, behind a button. */
function Listed({ of, showsFor }: { of: HostTold; showsFor: boolean }) {
  const [open, setOpen] = useState(false);
  const { asked, isHere } = of;
  if (asked.length === 0) return null;
  return (
    <>
      <Button
        tone="quiet"
        aria-expanded={open}
        aria-label={showOfWords(of, open)}
        onClick={() => setOpen(!open)}
      >
        {showWords(of, open)}
      </Button>
      {open ? (
        <ol className={styles.asked}>
          {asked.map((it, place) => (
            // Rows have no ids: the oldest keeps its place.
            <li key={asked.length - place}>
              <Question asked={it} isHere={isHere} showsFor={showsFor} />
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** As what a host was asked, with the switch that Settings has for it: the same one. */
function Role({ to, host }: { to: ToldTo; host: string }) {
  const choices = useSetting(sourceChoices);
  const { off } = useSetting(networkChoices);
  if (to === 'practiceWallet') return <span className={look.quietWrap}>{words.practiceWallet}</span>;
  if (to === 'dapp') return <span className={look.quietWrap}>{words.dapp}</span>;
  if (to === 'page') return <span className={look.quietWrap}>{words.pageHost}</span>;
  if ('source' in to) {
    const source = sources.find(({ id }) => id === to.source);
    if (!source) return null;
    return (
      <>
        <div className={styles.switch}>
          <span>{namesOfSources[source.id]}</span>
          <Switch
            label={fill(words.mayAsk, { name: namesOfSources[source.id] })}
            on={isOn(to.source, choices)}
            onChange={(on) => changeSource(to.source, on)}
          />
        </div>
        <p className={look.quietWrap}>{sourceWords[to.source].told}</p>
      </>
    );
  }
  const network = chosenNetworks().find((it) => it.chainId === to.node);
  if (!network || hostOf(rpcUrl(network)) !== host)
    return <span className={look.quietWrap}>{otherNodeWords(to.node)}</span>;
  return (
    <div className={styles.switch}>
      <span>{fill(words.nodeOf, { network: network.name })}</span>
      <Switch
        label={fill(words.mayAsk, { name: network.name })}
        on={!off.includes(to.node)}
        onChange={(on) => switchNetwork(to.node, on)}
      />
    </div>
  );
}

function Question({ asked, isHere, showsFor }: { asked: Asked; isHere: boolean; showsFor: boolean }) {
  const { row, learned, times } = asked;
  const { at, status, during, to } = row;
  const isSource = typeof to === 'object' && 'source' in to;
  return (
    <>
      <p className={styles.question}>
        <b>{questionWords(asked)}</b>
        {times > 1 ? <span>{timesWords(times)}</span> : null}
        <span className={status === undefined || isAnswer(status) ? look.quietWrap : styles.failed}>
          {endWords(status)}
        </span>
        <span className={look.quietWrap}>
          <Time seconds={BigInt(Math.floor(at / 1_000))} />
        </span>
      </p>
      {learned.length > 0 ? (
        <Values all={learned} />
      ) : isSource ? null : (
        <p className={styles.values}>{isHere ? words.nothingHere : words.nothing}</p>
      )}
      {showsFor ? (
        <p className={look.quietWrap}>
          <During path={during} />
        </p>
      ) : null}
    </>
  );
}

function questionWords({ row }: Asked): string {
  const { to } = row;
  if (to === 'page') return words.askedPage;
  if (to === 'dapp') return words.askedDapp;
  if (typeof to === 'object' && 'source' in to) return words.askedSource[to.source];
  const method = methodOf(row) ?? '';
  return isListed(method) ? words.asked[method] : words.askedOther;
}

function isListed(method: string): method is keyof typeof words.asked {
  return Object.hasOwn(words.asked, method);
}
