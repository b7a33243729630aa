import * as words from '@readback/phrases/words/web/review/sign.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Unrecorded } from './handing.ts';

/** No record of the hand-over can be written: the wallet was not asked, and the user chooses. */
export function NoRecord({ of: why, onRecord }: { of: Unrecorded | undefined; onRecord: () => void }) {
  if (!why) return null;
  return (
    <Notice
      tone="caution"
      live="alert"
      title={words.noRecord}
      actions={<Button onClick={onRecord}>{words.record}</Button>}
    >
      {words.noRecordWhy[why]} {words.noRecordRisk}
    </Notice>
  );
}
