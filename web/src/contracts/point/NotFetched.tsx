import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/point.ts';
import { NotRead } from '../../data/notRead.ts';
import { NoPublishedSource } from '../../data/publishedSource.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failureWords.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why there is no source, and that nobody was sent any. */
export function NotFetched({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const asked = error instanceof NoPublishedSource ? error.of : [];
  const why = asked.map(({ name, said }) =>
    fill(words.said, { source: name, why: failureWords(new NotRead(said)) }),
  );
  return (
    <Notice title={words.notFetched} actions={<Button onClick={onRetry}>{words.retry}</Button>}>
      {[...(why.length === 0 ? [words.noneOn] : why), words.notSent].join(' ')}
    </Notice>
  );
}
