import type { AiError } from '@readback/assistant/aiError.ts';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { useOnline } from '../ui/useOnline.ts';
import { failureWords } from './failureWords.ts';

/** Why there is no explanation. The readback stands as it stood. */
export function Failure({ error }: { error: AiError }) {
  const online = useOnline();
  const { title, text } = failureWords(error, online);
  return (
    <Notice title={title}>
      {text} The readback above is whole without it.
      {error.details === '' ? null : (
        <details>
          <summary>What was answered</summary>
          <SafeText text={error.details} lines="many" max={600} />
        </details>
      )}
    </Notice>
  );
}
