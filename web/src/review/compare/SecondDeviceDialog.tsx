import { errorText } from '@readback/phrases/problemText.ts';
import type { VerdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { SigningRequest } from '@readback/core/model/request.ts';
import type { Result } from '@readback/core/text/result.ts';
import * as words from '@readback/phrases/words/web/review/secondDevice.ts';
import { useEffect, useState } from 'react';
import { requestLink } from '../../inbox/link.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { otherPage } from './otherPage.ts';
import { Spoken } from './Spoken.tsx';
import look from '../../ui/look/look.module.css';
import styles from './SecondDevice.module.css';
import { SafeText } from '../../ui/text/SafeText.tsx';

/** The request as a link and a QR code: what it holds, and that the other device takes nothing on trust. */
export function SecondDeviceDialog({
  request,
  verdict,
  onClose,
}: {
  request: SigningRequest;
  verdict: VerdictName | undefined;
  onClose: () => void;
}) {
  const [page, setPage] = useState(location.href.split('#')[0] ?? '');
  const [link, setLink] = useState<Result<string>>();
  const at = otherPage(page);

  // Folding the request into a link is asynchronous in browsers.
  useEffect(() => {
    if (at.url === undefined) return;
    let current = true;
    void requestLink(request, at.url).then((it) => {
      if (current) setLink(it);
    });
    return () => {
      current = false;
    };
  }, [request, at.url]);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={words.lead}
    >
      {link && !link.ok ? (
        <Notice title={<SafeText text={errorText(link.error)} max={600} />} />
      ) : (
        <div className={styles.dialog}>
          <TextField
            label={words.page}
            hint={at.hint}
            error={at.error}
            value={page}
            onChange={setPage}
            inputMode="url"
          />
          {link && at.url !== undefined ? (
            <>
              <QrCode className={styles.code} text={link.value} label={words.qrCode} />
              <div className={styles.link}>
                <bdi className={styles.text} data-testid="request-link">
                  <SafeText text={link.value} max={link.value.length} />
                </bdi>
                <CopyButton word value={link.value} what={words.link} />
              </div>
            </>
          ) : null}
          <Spoken digest={request.digest} verdict={verdict} />
          <p className={look.quiet}>{words.holds}</p>
        </div>
      )}
    </Dialog>
  );
}
