import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { Suspense, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import {
  clearIntentDraft,
  type IntentDraft,
  type SaidPart,
  useIntentDraft,
  useSaidParts,
} from './form/draft.ts';
import { skipsForm } from './form/sayForm.ts';
import { Meant } from './Meant.tsx';
import { SayForm } from './SayForm.tsx';

export type SayItProps = {
  /** Where there is a request on the page already, that is compared; else the next one. */
  here: boolean;
  onMeant: (intent: Intent) => void;
  /** Its request was made here, and is open. */
  onMade?: (() => void) | undefined;
  onClose: () => void;
};

/** What is wanted, or was meant where a request is there: a form, read back in one sentence, and taken by a press of its own. */
export function SayIt({ here, onMeant, onMade, onClose }: SayItProps) {
  const [draft, change] = useIntentDraft();
  const [parts, setParts] = useSaidParts();
  const [meant, setMeant] = useState<Intent>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={here ? words.question : words.questionFirst}
      description={meant ? undefined : here ? words.leadHere : words.lead}
      mustAnswer
    >
      <Suspense fallback={<Skeleton says={words.openingForm} lines={4} />}>
        {meant ? (
          <Meant
            intent={meant}
            here={here}
            presets={draftsOf(draft, parts).map(({ preset }) => preset)}
            place={placeOf(draftsOf(draft, parts))}
            onMade={() => {
              clearIntentDraft();
              onMade?.();
              onClose();
            }}
            onChange={() => setMeant(undefined)}
            onTake={() => {
              clearIntentDraft();
              onMeant({ ...meant, saidAt: Date.now() });
            }}
          />
        ) : (
          <SayForm
            {...{ draft, change, parts, setParts }}
            title={here ? words.question : words.questionFirst}
            onRead={setMeant}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

/** The form of each thing that was said, in their order. */
function draftsOf(draft: IntentDraft, parts: readonly SaidPart[]): readonly IntentDraft[] {
  const said = parts.map((it) => it.draft);
  return skipsForm({ draft, parts }) ? said : [...said, draft];
}

/** Where the one thing that was said happens: by address, or as the app was called. */
function placeOf([draft, ...others]: readonly IntentDraft[]): string {
  return draft === undefined || others.length > 0 ? '' : draft.to.trim() || draft.at;
}
