import { TextArea } from '../ui/TextArea.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeTypedData } from './composeTypedData.ts';
import { useDraft } from './drafts.ts';
import { useComposeContext } from './useComposeContext.ts';

/** Signs typed data. The wallet gets the very text that stands here. */
export function TypedDataForm() {
  const [draft, change] = useDraft('typedData');
  const context = useComposeContext();
  return (
    <ComposeForm label="Typed data" compose={() => composeTypedData(draft, context)}>
      {(errors) => (
        <TextArea
          label="Typed data as JSON"
          mono
          rows={14}
          value={draft.json}
          error={errors.json}
          hint="With types, primaryType, domain and message, as in EIP-712. A Safe transaction is typed data too."
          onChange={(json) => change({ json })}
        />
      )}
    </ComposeForm>
  );
}
