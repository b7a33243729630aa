import { changeTitle } from '@readback/phrases/changeWords.ts';
import { assetTitles } from '@readback/phrases/words/assetTitles.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import { Suspense } from 'react';
import type { Change } from './changes.ts';
import { TitlePieces } from './TitlePieces.tsx';
import { lazyPart } from '../app/lazyPart.tsx';

const PowerTitle = lazyPart(async () => (await import('./PowerTitle.tsx')).PowerTitle);

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
    <Suspense fallback={<AnyPower />}>
      <PowerTitle Failed={AnyPower} row={row} form={form} facts={facts} />
    </Suspense>
  );
}

function AnyPower() {
  return words.anyPower;
}
