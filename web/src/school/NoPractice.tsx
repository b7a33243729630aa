import * as words from '@readback/phrases/words/web/school/noPractice.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Words } from '../ui/text/Words.tsx';

/** What the school needs, where the page's host does not serve it. */
export function NoPractice() {
  return (
    <EmptyState title={words.title}>
      <Words of={words.says} values={{ code: (inner) => <code>{inner}</code> }} />
    </EmptyState>
  );
}
