import type { ChangePiece, ChangeSlot } from '@readback/phrases/changeWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/changes.ts';
import type { ReactNode } from 'react';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import type { Change } from './changes.ts';

export type TitlePiecesProps = {
  pieces: readonly ChangePiece[];
  row: Change;
  facts: FindFact;
  role?: ReactNode;
};

/** A title with its slots filled: accounts that open to the whole, assets by their symbols. */
export function TitlePieces({ pieces, row, facts, role }: TitlePiecesProps) {
  const slots: Readonly<Record<ChangeSlot, () => ReactNode>> = {
    who: () => <Address address={row.who} name={addressName(row.who, facts)} />,
    other: () =>
      row.counterparty ? (
        <Address address={row.counterparty} name={addressName(row.counterparty, facts)} />
      ) : (
        words.someone
      ),
    asset: () => (row.asset ? <AssetLabel asset={row.asset} facts={facts} /> : words.assets),
    role: () => role ?? words.roleUnknown,
  };
  return pieces.map((piece, at) => (
    // The pieces of one title stay as they are: their place is what they are.
    <span key={`${at}`}>{'slot' in piece ? slots[piece.slot]() : piece.says}</span>
  ));
}
