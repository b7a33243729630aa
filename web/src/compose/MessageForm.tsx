import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeMessage } from './composeMessage.ts';
import { useDraft } from './drafts.ts';
import { useComposeContext } from './useComposeContext.ts';

const forms = [
  { value: 'words', label: 'Text' },
  { value: 'bytes', label: 'Bytes in hex' },
] as const;

/** Signs a message: what was typed, to the last space. */
export function MessageForm() {
  const [draft, change] = useDraft('message');
  const context = useComposeContext();
  return (
    <ComposeForm label="Message" compose={() => composeMessage(draft, context)}>
      {(errors) => (
        <>
          <Select label="Written as" value={draft.as} options={forms} onChange={(as) => change({ as })} />
          <TextArea
            label="Message"
            rows={8}
            mono={draft.as === 'bytes'}
            value={draft.words}
            error={errors.words}
            hint={draft.as === 'words' ? 'Spaces and line breaks are part of it.' : undefined}
            onChange={(words) => change({ words })}
          />
        </>
      )}
    </ComposeForm>
  );
}
