import type { Body } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/review/signatureActs.ts';
import { recover } from '@readback/core/crypto/recover.ts';
import { signedBy } from '@readback/core/hearback/signature/signed.ts';
import { signedSafeTransaction } from '@readback/core/request/safe/signedSafeTransaction.ts';
import { safeTxIn } from '@readback/core/request/safe/safeTypedData.ts';
import type { Hex } from 'viem';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { fileName, saveFile } from '../ui/saveFile.ts';
import { verifyNext } from '../forms/verifyDraft.ts';
import styles from './HearbackPanel.module.css';
import { signedText } from './signedText.ts';

/** What can be done with a signature: verify it here, copy it together with what was signed, or pass it on to other owners. */
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
      {safeTxIn(body) ? (
        <Button
          onClick={() =>
            void forOwners(body, signature).then((text) => {
              if (text) saveFile(fileName('safe-signature', 'json'), text, 'application/json');
            })
          }
        >
          {words.forOwners}
        </Button>
      ) : null}
    </p>
  );
}

/** The transaction with this signature, and whose it is; undefined where nobody can tell whose. */
async function forOwners(body: Body, signature: Hex): Promise<string | undefined> {
  const hash = signedBy(body)?.digest;
  const owner = hash && (await recover(hash, signature))?.signer;
  return owner && signedSafeTransaction(body, { hash, owner, signature });
}
