import * as words from '@readback/phrases/words/web/compose.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeMessage, type MessageDraft } from '../forms/composeMessage.ts';
import { useDraft } from '../forms/drafts.ts';
import { filledSiwe } from '../forms/siweDraft.ts';
import { SiweFieldset } from './SiweFieldset.tsx';
import { useComposeContext } from '../forms/useComposeContext.ts';

const forms = [
  { value: 'words', label: words.formats.words },
  { value: 'bytes', label: words.formats.bytes },
  { value: 'signIn', label: words.formats.signIn },
] as const;

/** Signs a message: what was typed, to the last space. */
export function MessageForm() {
  const [draft, change] = useDraft('message');
  const context = useComposeContext();

  function choose(as: MessageDraft['as']) {
    if (as !== 'signIn') return change({ as });
    const { host, origin, pathname } = location;
    const place = { host, href: origin + pathname, now: new Date() };
    change({
      as,
      siwe: filledSiwe(draft.siwe, {
        ...place,
        account: context.account,
        chainId: context.network?.chainId,
      }),
    });
  }

  return (
    <ComposeForm label={words.message} compose={() => composeMessage(draft, context)}>
      {(errors) => (
        <>
          <Select label={words.format} value={draft.as} options={forms} onChange={choose} />
          {draft.as === 'signIn' ? (
            <SiweFieldset
              fields={draft.siwe}
              errors={errors}
              onChange={(fields) => change({ siwe: { ...draft.siwe, ...fields } })}
            />
          ) : (
            <TextArea
              label={words.message}
              rows={8}
              mono={draft.as === 'bytes'}
              value={draft.words}
              error={errors.words}
              hint={draft.as === 'words' ? words.exactText : undefined}
              onChange={(typed) => change({ words: typed })}
            />
          )}
        </>
      )}
    </ComposeForm>
  );
}
