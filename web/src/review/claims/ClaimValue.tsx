import type { Span } from '@readback/core/model/clearSigned.ts';
import type { DescriptionSource } from '@readback/core/model/description.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Amount } from '../../ui/said/Amount.tsx';
import { bytesShort } from '../../ui/said/factWords.ts';
import { Provenance } from '../../ui/said/Provenance.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { piecesOf } from './pieces.ts';
import look from '../../ui/look/look.module.css';

export type ClaimValueProps = {
  spans: readonly Span[];
  source: DescriptionSource;
  chainId: number | undefined;
  facts: FindFact;
};

/** A value as a descriptor shows it: addresses and amounts as everywhere on the page, all else as foreign text. */
export function ClaimValue({ spans, source, chainId, facts }: ClaimValueProps) {
  return piecesOf(spans, source, chainId).map((piece, at) => {
    // Pieces have no names: their place is what they are.
    const key = `${at}${piece.kind}`;
    switch (piece.kind) {
      case 'address':
        return (
          <Address
            key={key}
            form="line"
            address={piece.address}
            name={addressName(piece.address, facts)}
            from={piece.from}
            note={
              piece.called === undefined ? undefined : <SafeText text={piece.called} max={40} cut="mark" />
            }
          />
        );
      case 'amount':
        return <Amount key={key} raw={piece.raw} asset={piece.asset} facts={facts} from={piece.from} />;
      case 'text':
        return piece.from.length === 0 ? (
          <SafeText key={key} text={piece.text} max={400} />
        ) : (
          <Provenance key={key} from={piece.from} raw={piece.raw}>
            <Text text={piece.text} />
          </Provenance>
        );
    }
  });
}

function Text({ text }: { text: string }) {
  if (/^0x[0-9a-f]{65,}$/i.test(text))
    return <span className={look.code}>{bytesShort(text as `0x${string}`)}</span>;
  return <SafeText text={text} max={400} cut="mark" />;
}
