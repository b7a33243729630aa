import type { FindFact } from '@readback/phrases/say.ts';
import { Identicon } from '../../ui/address/Identicon.tsx';
import styles from './Flow.module.css';
import { MoveAmount } from './MoveAmount.tsx';
import { PartyName } from './PartyName.tsx';
import { isOnlyClaimed } from '@readback/phrases/moveWords.ts';
import type { Flow } from './flow.ts';

/** A column for each party and a line for each arrow, from top to bottom as it moves. For the eye alone. */
export function FlowDrawing({ flow, facts }: { flow: Flow; facts: FindFact }) {
  const { parties, arrows } = flow;
  const columns = { gridTemplateColumns: `repeat(${parties.length}, minmax(0, 1fr))` };
  const middle = (place: number) => `${((place + 0.5) / parties.length) * 100}%`;
  return (
    <div className={styles.drawing} aria-hidden>
      <div className={styles.parties} style={columns}>
        {parties.map((party) => (
          <div key={party.address} className={styles.party}>
            <Identicon address={party.address} size={24} />
            <span className={styles.name}>
              <PartyName {...party} facts={facts} />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.arrows}>
        <svg className={styles.lives}>
          {parties.map(({ address }, place) => (
            <line key={address} x1={middle(place)} x2={middle(place)} y1="0" y2="100%" />
          ))}
        </svg>
        {arrows.map(({ move, from, to }, at) => (
          // Two arrows may be alike: their place is what they are.
          <div key={`${at}${move.from}`} className={styles.arrow} style={columns}>
            <span
              className={styles.label}
              style={{ gridColumn: `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}` }}
            >
              <span
                className={`${styles.amount} ${parties[to]?.yours && !isOnlyClaimed(move) ? styles.in : ''}`}
              >
                <MoveAmount move={move} facts={facts} />
              </span>
            </span>
            <svg className={isOnlyClaimed(move) ? `${styles.line} ${styles.dashed}` : styles.line}>
              <line x1={middle(from)} x2={middle(to)} y1="6" y2="6" />
              <svg x={middle(to)} y="6" overflow="visible">
                <path d={to > from ? 'M-9 -5 0 0 -9 5z' : 'M9 -5 0 0 9 5z'} />
              </svg>
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}
