import * as words from '@readback/phrases/words/web/contracts/point.ts';
import { Fragment } from 'react';
import { NotRead } from '../../data/base/notRead.ts';
import { NoPublishedSource } from '../../data/abis/publishedSource.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/said/failureWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** Why there is no source, and that nobody was sent any. */
export function NotFetched({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const asked = error instanceof NoPublishedSource ? error.of : [];
  return (
    <Notice title={words.notFetched} actions={<Button onClick={onRetry}>{words.retry}</Button>}>
      {asked.length === 0 ? `${words.noneOn} ` : null}
      {asked.map(({ name, said }) => (
        <Fragment key={name}>
          <Words
            of={words.said}
            values={{ source: <SafeText text={name} max={40} />, why: failureWords(new NotRead(said)) }}
          />{' '}
        </Fragment>
      ))}
      {words.notSent}
    </Notice>
  );
}
