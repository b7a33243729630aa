import { factOfAccount } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/met.ts';
import { use } from 'react';
import { useActivity } from '../../data/activity/activity.ts';
import { DoingContext } from '../../readback/doing.ts';
import { metBefore } from '../../readback/metBefore.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import styles from '../look/Parties.module.css';

/** When it was deployed, and whether it is the first time, or which, by the requests that were signed from here. */
export function Met({ at, chainId, facts }: { at: string; chainId: number | undefined; facts: FindFact }) {
  const doing = use(DoingContext);
  const entries = useActivity();
  const created = valueOf(facts(factOfAccount(at, 'created'))?.value);
  const day = created?.kind === 'time' ? dayOf(created.seconds) : undefined;
  return (
    <>
      {day === undefined ? null : (
        <span className={styles.deployed}>
          <SafeText text={fill(words.deployed, { day })} />
        </span>
      )}
      {doing === undefined || doing.flight !== undefined || chainId === undefined ? null : (
        <span className={styles.met}>
          <SafeText text={fill(words.met, { count: metBefore(entries, chainId, at) })} />
        </span>
      )}
    </>
  );
}

/** The day of a time that a chain says, as every unit of times writes it. */
function dayOf(seconds: bigint): string {
  return new Date(Number(seconds) * 1_000).toISOString().slice(0, 10);
}
