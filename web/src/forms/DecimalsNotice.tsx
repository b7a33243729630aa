import * as words from '@readback/phrases/words/web/compose.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { TokenDecimals } from './useTokenDecimals.ts';

/** What went wrong with the token's decimals, and a field for them where only the user can say. */
export function DecimalsNotice({
  found,
  value,
  error,
  onChange,
}: {
  found: TokenDecimals;
  value: string;
  error: string | undefined;
  onChange: (decimals: string) => void;
}) {
  if (found.state === 'read' && found.again) {
    return (
      <Notice
        live="status"
        tone="unknown"
        title={found.again.why}
        actions={<Button onClick={found.again.retry}>{words.retry}</Button>}
      >
        {words.decimalsKept}
      </Notice>
    );
  }
  if (found.state !== 'failed') return null;
  return (
    <>
      <Notice
        live="status"
        tone="unknown"
        title={found.why}
        actions={<Button onClick={found.retry}>{words.retry}</Button>}
      >
        {words.decimalsByHand}
      </Notice>
      <TextField label={words.decimals} inputMode="numeric" value={value} error={error} onChange={onChange} />
    </>
  );
}
