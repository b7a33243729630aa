import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/whoSigns.ts';
import { use } from 'react';
import { useEntry } from '../../data/activity/activity.ts';
import { keepDraft } from '../../inbox/pasteDraft.ts';
import { DoingContext } from '../../readback/doing.ts';
import { navigate } from '../../router/here.ts';
import { Button } from '../../ui/Button.tsx';

/** Goes back to Start with the text, where what it leaves open is filled in. */
export function AddMissing({ of }: { of: string }) {
  const entry = useEntry(use(DoingContext)?.id ?? '');
  if (!entry) return null;
  return (
    <div>
      <Button
        onClick={() => {
          keepDraft({ text: entry.incoming.request.raw });
          navigate({ to: '/' });
        }}
      >
        {fill(words.add, { what: of })}
      </Button>
    </div>
  );
}
