import type { Move } from '@readback/core/model/effects.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { isOnlyClaimed } from '@readback/phrases/moveWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/flow/view.ts';
import { type Address as Bytes, zeroAddress } from 'viem';
import { Address } from '../../ui/said/Address.tsx';
import { Amount } from '../../ui/said/Amount.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import look from '../../ui/look/look.module.css';
import styles from './Flow.module.css';
import { MoveAmount } from './MoveAmount.tsx';
import { PartyName } from './PartyName.tsx';

export type FlowTableProps = {
  moves: readonly Move[];
  own: ReadonlySet<string>;
  facts: FindFact;
  from: readonly Provenance[];
  /** Without anything that opens: for those who hear it beside a drawing. */
  plain?: boolean;
};

/** Longer tables are cut, and say so: the calls have the rest. */
const mostRows = 100;

/** What moves from whom to whom, a row each, in the order in which it moves. */
export function FlowTable({ moves, own, facts, from, plain }: FlowTableProps) {
  const party = (address: Bytes) => {
    const yours = own.has(address.toLowerCase());
    const zero = address.toLowerCase() === zeroAddress;
    if (plain) return <PartyName address={address} yours={yours} zero={zero} facts={facts} />;
    return (
      <Address
        address={address}
        name={zero ? { name: words.zero } : addressName(address, facts)}
        note={yours ? words.you : undefined}
      />
    );
  };
  return (
    <table className={styles.table}>
      <caption className={look.hidden}>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.to}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {moves.slice(0, mostRows).map((move, at) => (
          // The sums of a run stay in their places: a row is where it stands.
          <tr key={`${at}${move.from}${move.to}`}>
            <td>{party(move.from)}</td>
            <td>{party(move.to)}</td>
            <td>
              {plain ? (
                <MoveAmount move={move} facts={facts} />
              ) : (
                <>
                  <Amount raw={move.amount} asset={move.asset} facts={facts} from={from} />
                  {isOnlyClaimed(move) ? (
                    <span className={styles.claimed}>{words.claimed}</span>
                  ) : move.basis === 'claimed' ? (
                    <span className={styles.traced}>{words.traced}</span>
                  ) : null}
                </>
              )}
            </td>
          </tr>
        ))}
        {moves.length > mostRows ? (
          <tr>
            <td colSpan={3}>{fill(words.unlisted, { count: moves.length - mostRows })}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
