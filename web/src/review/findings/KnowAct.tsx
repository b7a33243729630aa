import * as words from '@readback/phrases/words/web/review/findings.ts';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { KnowDialog } from '../../accounts/KnowDialog.tsx';
import { Button } from '../../ui/Button.tsx';

/** Where a finding rests on who an account is: the user may say that they know it, in a dialog of its own. */
export function KnowAct({
  address,
  chainId,
  onKnown,
}: {
  address: Bytes;
  chainId: number;
  onKnown: () => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.know}
      </Button>
      <KnowDialog
        open={open}
        onClose={() => setOpen(false)}
        address={address}
        chainId={chainId}
        onKnown={onKnown}
      />
    </>
  );
}
