import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { readNextOfSafe } from '@readback/core/balances/readNextOfSafe.ts';
import { callsOf, safeTransactionOf } from '@readback/core/request/safe/safeTransactionOf.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/asOwner.ts';
import { useState } from 'react';
import type { Address } from 'viem';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { browserWorld } from '../../data/world/world.ts';
import { openReview } from '../../inbox/openReview.ts';
import { Button } from '../../ui/Button.tsx';
import { amendedIncoming } from '../findings/openAmended.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import styles from '../look/Review.module.css';
import type { OwnedSafe } from './ownedSafe.ts';

/**
 * Makes of a request that is to come from a Safe the transaction that its owners sign: with the next nonce of the Safe, which
 * is asked for now. It is read back as any other before an owner signs it.
 */
export function AsOwner({
  entry,
  of,
  tone,
}: {
  entry: Pick<ActivityEntry, 'id' | 'incoming' | 'flight'>;
  of: OwnedSafe;
  tone: 'primary' | 'plain';
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const make = async () => {
    setBusy(true);
    setError(undefined);
    setError(await openForOwners(entry, of.safe).catch(() => words.noAnswer));
    setBusy(false);
  };
  return (
    <>
      <p className={styles.says} role={error === undefined ? undefined : 'alert'}>
        <SafeText text={error ?? ownersWords(of)} />
      </p>
      <Button wide tone={tone} busy={busy} onClick={() => void make()}>
        {words.make}
      </Button>
    </>
  );
}

function ownersWords({ threshold, owners }: OwnedSafe): string {
  if (threshold === undefined) return words.together;
  return fill(words.mustSign, { threshold: String(threshold), owners: String(owners) });
}

/** Opens its Review; gives why it could not be made. */
async function openForOwners(
  { id, incoming, flight }: Pick<ActivityEntry, 'id' | 'incoming' | 'flight'>,
  safe: Address,
): Promise<string | undefined> {
  const { body } = incoming.request;
  const calls = callsOf(body);
  const chainId = chainOf(body);
  if (calls === undefined || chainId === undefined) return words.cannot;
  const several = calls.length > 1;
  const asked = { chainId, safe, several };
  const next = await readNextOfSafe(
    browserWorld({ flight, review: id }),
    asked,
    AbortSignal.timeout(patience),
  );
  if (next === undefined) return words.noAnswer;
  const made = safeTransactionOf(body, next);
  if (made === undefined) return several && next.multiSend === undefined ? words.noBatch : words.cannot;
  openReview(amendedIncoming(incoming, made, Date.now()), flight === undefined ? {} : { flight });
  return undefined;
}

/** In milliseconds. */
const patience = 15_000;
