import { changeTitle } from '@readback/phrases/changeWords.ts';
import { roleName } from '@readback/phrases/roleNames.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Address } from '../ui/Address.tsx';
import { addressName } from '../ui/addressName.ts';
import { AssetLabel } from '../ui/Amount.tsx';
import { bytesShort } from '../ui/factWords.ts';
import { Provenance } from '../ui/Provenance.tsx';
import type { Change } from './changes.ts';
import styles from './Changes.module.css';

/** What a row is about. `headed`: whose it is stands above it. */
export function ChangeTitle({ row, headed, facts }: { row: Change; headed: boolean; facts: FindFact }) {
  const form = headed ? 'under' : row.yours ? 'own' : 'of';
  return changeTitle(row, form).map((piece, at) =>
    'text' in piece ? (
      piece.text
    ) : (
      // The pieces of one title stay as they are: their place is what they are.
      <Slot key={`${at}${piece.slot}`} slot={piece.slot} row={row} facts={facts} />
    ),
  );
}

function Slot({
  slot,
  row,
  facts,
}: {
  slot: 'who' | 'other' | 'asset' | 'role';
  row: Change;
  facts: FindFact;
}) {
  switch (slot) {
    case 'asset':
      return row.asset ? <AssetLabel asset={row.asset} facts={facts} /> : 'assets';
    case 'role':
      return <Role row={row} />;
    case 'who':
      return <Address address={row.who} name={addressName(row.who, facts)} />;
    case 'other':
      if (!row.counterparty) return 'Somebody';
      return <Address address={row.counterparty} name={addressName(row.counterparty, facts)} />;
  }
}

/** A role by its name, if it is one that many contracts share, else by its first and last digits. */
function Role({ row: { role, from } }: { row: Change }) {
  if (!role) return 'that it gives';
  return (
    <Provenance from={from} raw={{ label: 'role', value: role }} className={styles.mono}>
      {roleName(role) ?? bytesShort(role)}
    </Provenance>
  );
}
