import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { useState } from 'react';
import { ago } from '../../ui/time/ago.ts';
import { isReachable } from '../../data/sources/hosts.ts';
import { isScamList, type ScamListId } from '../../data/lists/chosenLists.ts';
import { useSetting } from '../../data/base/setting.ts';
import { backToStandard, isOn, type Source, sourceChoices, urlOf } from '../../data/sources/sources.ts';
import { namesOfSources, sourceWords } from '../../data/sources/sourceWords.ts';
import type { KeyHolder } from '../../data/sources/keyHolder.ts';
import { safeServiceKey } from '../../data/sources/safeServiceKey.ts';
import { isKeyed, sourceKeys } from '../../data/sources/sourceKeys.ts';
import { useLastAsked } from '../../data/sources/sourceUse.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { changeSource } from '../../data/sources/changeSource.ts';
import { ReplaceUrl } from './ReplaceUrl.tsx';
import { SourceKey } from './SourceKey.tsx';
import styles from './Sources.module.css';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { useQuery } from '@tanstack/react-query';
import { type KeptList, scamListQuery } from '../../data/lists/scamLists.ts';

/** One source: who it is, when it was asked, and its switch; what it learns, and what is missed without it, unfolds. */
export function SourceRow({ source }: { source: Source }) {
  const { id, standard, isNamed: isOwn } = source;
  const name = namesOfSources[id];
  const { told, asked, without } = sourceWords[id];
  const choices = useSetting(sourceChoices);
  const [replacing, setReplacing] = useState(false);
  const on = isOn(id, choices);
  const url = urlOf(id, choices);
  const holder = holderOf(id);
  const changed = on !== standard || url !== source.url;
  return (
    <section className={styles.source} aria-labelledby={`source-${id}`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name} id={`source-${id}`}>
            {name}
          </h2>
          <p className={styles.where}>
            <Where url={url} id={id} />
            <LastAsked id={id} />
            {on && isScamList(id) ? <ScamListState id={id} url={url} /> : null}
          </p>
        </div>
        <Switch label={name} on={on} onChange={(next) => changeSource(id, next)} />
      </div>
      {on && url !== '' && !isReachable(url) ? <Reopen /> : null}
      {on && isOwn && url === '' ? (
        <ReplaceUrl source={source} now="" onDone={() => changeSource(id, urlOf(id) !== '')} />
      ) : null}
      {on && holder !== undefined && isReachable(url) ? (
        <SourceKey key={url} source={source} url={url} holder={holder} />
      ) : null}
      <details className={styles.fold}>
        <summary>{words.details}</summary>
        <dl className={styles.about}>
          <dt>{words.learns}</dt>
          <dd>{told}</dd>
          <dt>{words.asked}</dt>
          <dd>{asked}</dd>
          <dt>{words.without}</dt>
          <dd>{without}</dd>
        </dl>
        {replacing ? (
          <ReplaceUrl source={source} now={url} onDone={() => setReplacing(false)} />
        ) : (
          <div className={styles.actions}>
            {url !== '' ? (
              <Button
                tone="quiet"
                onClick={() => setReplacing(true)}
                aria-label={fill(words.otherHostOf, { name })}
              >
                {words.otherHost}
              </Button>
            ) : null}
            {changed ? (
              <Button
                tone="quiet"
                onClick={() => back(id)}
                aria-label={fill(isOwn ? words.removeHostOf : words.standardOf, { name })}
              >
                {isOwn ? words.removeHost : words.standard}
              </Button>
            ) : null}
          </div>
        )}
      </details>
    </section>
  );
}

/** What has a key is off from the start. */
function back(id: Source['id']): void {
  backToStandard(id);
  holderOf(id)?.forgetKey();
}

function holderOf(id: Source['id']): KeyHolder | undefined {
  if (id === 'safeService') return safeServiceKey;
  return isKeyed(id) ? sourceKeys[id] : undefined;
}

/** Full address; where none is here, who names it. */
function Where({ url, id }: { url: string; id: Source['id'] }) {
  if (url !== '')
    return (
      <span className={styles.host}>
        <SafeText text={url} />
      </span>
    );
  return <span>{namedBy[id] ?? words.namedElsewhere}</span>;
}

const namedBy: Readonly<Partial<Record<Source['id'], string>>> = words.namedBy;

function LastAsked({ id }: { id: Source['id'] }) {
  const at = useLastAsked(id);
  const now = useNow();
  return <span>{at === undefined ? words.notAsked : fill(words.askedAgo, { ago: ago(at, now) })}</span>;
}

/** What a page may reach is fixed when it opens, and only ever narrowed after. */
function Reopen() {
  return (
    <p className={styles.reopen}>
      <span>{words.unreachable}</span>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </p>
  );
}

/** How much of a list of scams is kept here, and since when. Nothing is fetched for it. */
function ScamListState({ id, url }: { id: ScamListId; url: string }) {
  const { data } = useQuery({ ...scamListQuery(id, url), enabled: false });
  const now = useNow();
  return <span>{data === undefined ? words.listMissing : keptWords(data, now)}</span>;
}

function keptWords({ count, fetchedAt }: KeptList, now: number): string {
  const date = new Date(fetchedAt).toISOString().slice(0, 10);
  return fill(words.listKept, { count, date, ago: ago(fetchedAt, now) });
}
