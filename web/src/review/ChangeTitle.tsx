import { assetTitles, changeTitle } from '@readback/phrases/changeWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { lazy, Suspense } from 'react';
import { CatchErrors } from '../router/CatchErrors.tsx';
import type { Change } from './changes.ts';
import { TitlePieces } from './TitlePieces.tsx';

const PowerTitle = lazy(async () => ({ default: (await import('./PowerTitle.tsx')).PowerTitle }));

export type ChangeTitleProps = {
  row: Change;
  /** Whose it is stands above it. */
  headed: boolean;
  facts: FindFact;
};

/** What a row is about. The words for who decides over what are fetched when there is such a row. */
export function ChangeTitle({ row, headed, facts }: ChangeTitleProps) {
  const form = headed ? 'under' : row.yours ? 'own' : 'of';
  const title = changeTitle(row, form, assetTitles);
  if (title) return <TitlePieces pieces={title} row={row} facts={facts} />;
  return (
    <CatchErrors Failed={AnyPower}>
      <Suspense fallback={<AnyPower />}>
        <PowerTitle row={row} form={form} facts={facts} />
      </Suspense>
    </CatchErrors>
  );
}

function AnyPower() {
  return 'Who decides, or which code runs';
}
