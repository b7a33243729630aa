import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeTypedData } from '../forms/composeTypedData.ts';
import { useDraft } from '../forms/drafts.ts';
import { readTyped } from './readTyped.ts';
import { TypedDataSeen } from './TypedDataSeen.tsx';
import { useComposeContext } from '../forms/useComposeContext.ts';

/** Signs typed data. The wallet gets the very text that is here. What is wrong with it is said as it is typed. */
export function TypedDataForm() {
  const [draft, change] = useDraft('typedData');
  const context = useComposeContext();
  const json = useDeferredValue(draft.json);
  const read = useMemo(() => readTyped(json), [json]);
  const field = useRef<HTMLTextAreaElement>(null);
  const wrong = read.kind === 'wrong' ? read : undefined;

  function goThere(at: number) {
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
  }

  return (
    <ComposeForm label={words.typedData} compose={() => composeTypedData(draft, context)}>
      {(errors) => (
        <>
          <TextArea
            ref={field}
            label={words.typedDataJson}
            mono
            rows={14}
            value={draft.json}
            error={wrong?.says ?? errors.json}
            hint={words.typedDataHint}
            onChange={(it) => change({ json: it })}
          />
          {wrong?.at === undefined ? null : (
            <div>
              <Button tone="quiet" onClick={() => goThere(wrong.at ?? 0)}>
                {fill(words.goToLine, { line: String(wrong.line) })}
              </Button>
            </div>
          )}
          {read.kind === 'read' ? <TypedDataSeen read={read} /> : null}
        </>
      )}
    </ComposeForm>
  );
}
