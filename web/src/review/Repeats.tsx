import * as words from '@readback/phrases/words/web/review/sign.ts';
import { Link } from '../router/Link.tsx';
import { useEntry } from '../data/activity.ts';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { twiceWords } from './twiceWords.ts';

/** That the same request may have been signed before, and what signing it a second time does. */
export function Repeats({ id }: { id: string }) {
  const entry = useEntry(id);
  return (
    <Notice tone="caution" title={words.repeats}>
      {entry ? (
        <>
          <SafeText text={twiceWords(entry.incoming.request.body)} />{' '}
          <Link to="/activity/$id" params={{ id }}>
            {words.openFirst}
          </Link>
        </>
      ) : (
        words.firstForgotten
      )}
    </Notice>
  );
}
