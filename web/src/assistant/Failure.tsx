import type { AiError } from '@readback/assistant/aiError.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { Notice } from '../ui/Notice.tsx';
import { useOnline } from '../ui/useOnline.ts';
import { failureWords } from './failureWords.ts';

/** Why there is no explanation, in our words alone: what the model or its provider wrote is not for a Review. */
export function Failure({ error }: { error: AiError }) {
  const online = useOnline();
  const { title, text } = failureWords(error, online);
  return (
    <Notice title={title}>
      {text} {words.complete}
    </Notice>
  );
}
