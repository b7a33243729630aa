import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { SigningRequest } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import fold from '../../ui/fold/Detail.module.css';
import { lazyPart } from '../../ui/late/lazyPart.tsx';

const SecondDeviceDialog = lazyPart(
  async () => (await import('./SecondDeviceDialog.tsx')).SecondDeviceDialog,
);

/** Takes the request to another device, which reads it again. What that needs is fetched when it is wanted. */
export function SecondDevice({
  request,
  verdict,
}: {
  request: SigningRequest;
  verdict: VerdictName | undefined;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className={fold.row}>
      <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="device" /> {words.secondDevice}
      </Button>
      {open ? (
        <Suspense>
          <SecondDeviceDialog request={request} verdict={verdict} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
