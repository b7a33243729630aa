import * as words from '@readback/phrases/words/web/review/outcome.ts';
import { activityTable } from '../data/activity/activity.ts';
import { keepingWords } from '../data/rows/keepingWords.ts';
import { useKeeping } from '../data/activity/useKeeping.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Says why what is here is not on the disk, until it is. */
export function NotKept() {
  const keeping = useKeeping();
  if (keeping === 'kept' || keeping === 'reading') return null;
  return (
    <Notice
      tone="caution"
      live="status"
      title={words.notKept[keeping]}
      actions={
        keeping === 'lost' ? (
          <Button onClick={() => activityTable.keepAgain()}>{words.keepAgain}</Button>
        ) : null
      }
    >
      {keepingWords[keeping]}
    </Notice>
  );
}
