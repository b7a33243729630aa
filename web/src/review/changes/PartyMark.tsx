import { factOfAccount } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { ProtocolMark } from '../../ui/marks/Mark.tsx';
import styles from '../look/Parties.module.css';

/** The mark of a protocol: only where Readback itself ships the name for this address, and code is there. */
export function PartyMark({ at, facts }: { at: string; facts: FindFact }) {
  const fact = facts(factOfAccount(at, 'name'));
  const value = valueOf(fact?.value);
  const isOurs = fact?.from.some((it) => it.by === 'source' && it.name === 'Readback') === true;
  return isOurs && value?.kind === 'text' ? (
    <span className={styles.mark}>
      <ProtocolMark shipped={value.text} size={18} />
    </span>
  ) : null;
}
