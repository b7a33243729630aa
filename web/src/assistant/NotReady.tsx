import * as words from '@readback/phrases/words/web/assistant/asking.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Why the assistant that is on cannot be asked yet, and what to do. `hint` says what becomes of what is open. */
export function NotReady({ why, hint }: { why: 'key' | 'host'; hint: string }) {
  if (why === 'host') {
    return (
      <Notice
        title={words.hostTitle}
        actions={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      >
        {hint}
      </Notice>
    );
  }
  return (
    <Notice
      title={words.keyTitle}
      actions={
        <Link to="/settings" search={{ section: 'assistant' }}>
          {words.enterKey}
        </Link>
      }
    >
      {hint}
    </Notice>
  );
}
