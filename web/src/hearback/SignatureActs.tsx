import type { Body } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/review/signatureActs.ts';
import type { Hex } from 'viem';
import { Link } from '../router/Link.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { verifyNext } from '../forms/verifyDraft.ts';
import styles from './HearbackPanel.module.css';
import { signedText } from './signedText.ts';

/** What can be done with a signature: verify it here, or copy it together with what was signed. */
export function SignatureActs({ body, signature }: { body: Body; signature: Hex }) {
  const signed = signedText(body);
  if (!signed) return null;
  const { as, text, signer } = signed;
  const proof = { ...(signer ? { address: signer } : {}), [as === 'typedData' ? as : 'message']: text };
  return (
    <p className={styles.next}>
      <Link to="/verify" onClick={() => verifyNext({ as, signed: text, signature, account: signer ?? '' })}>
        {words.verify}
      </Link>
      <CopyButton word value={JSON.stringify({ ...proof, signature }, null, 2)} what={words.asProof} />
    </p>
  );
}
