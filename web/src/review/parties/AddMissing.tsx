import * as words from '@readback/phrases/words/web/review/whoSigns.ts';
import { use } from 'react';
import { useEntry } from '../../data/activity/activity.ts';
import { readPaste } from '../../inbox/paste.ts';
import { keepDraft } from '../../inbox/pasteDraft.ts';
import { DoingContext } from '../../readback/doing.ts';
import { navigate } from '../../router/here.ts';
import { Button } from '../../ui/Button.tsx';

/** Goes back to Start with the text, where what it leaves open is filled in. */
export function AddMissing({ of }: { of: 'network' | 'contract' }) {
  const entry = useEntry(use(DoingContext)?.id ?? '');
  if (!entry) return null;
  return (
    <div>
      <Button onClick={() => void startWith(entry.incoming.request.raw)}>{words.add[of]}</Button>
    </div>
  );
}

async function startWith(text: string) {
  const read = await readPaste(text, {});
  keepDraft({ text, ...(read.kind === 'needs' ? { outcome: read } : {}) });
  navigate({ to: '/' });
}
