import type { SpokenDifference, SpokenRow } from '@readback/core/hearback/spoken/spoken.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/difference.ts';
import { Address } from '../ui/said/Address.tsx';
import { addressName } from '../ui/said/addressName.ts';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Words } from '../ui/text/Words.tsx';
import { useSavedName } from './useSavedName.ts';

/** What went elsewhere, in one sentence of decoded values. */
export function SpokenHeadline({
  spoken: { kind, headline },
  facts,
}: {
  spoken: SpokenDifference;
  facts: FindFact;
}) {
  const nameOf = useSavedName();
  if (headline === undefined) return null;
  const of = words.headline[kind][headline.done ? 'sent' : 'signed'][headline.differs];
  const fact = (side: 'request' | 'mined', what: SpokenRow['what']) => facts(`spoken.${side}.${what}`);
  const who = (side: 'request' | 'mined') => {
    const value = valueOf(fact(side, kind === 'pays' ? 'to' : 'spender')?.value);
    if (value?.kind !== 'address') return null;
    const name = addressName(value.address, facts) ?? nameOf(value.address);
    return <Address address={value.address} name={name} />;
  };
  return (
    <Words
      of={of}
      values={{
        to: who('mined'),
        wanted: who('request'),
        amount: <FactValue fact={fact('mined', 'amount')} facts={facts} />,
        wantedAmount: <FactValue fact={fact('request', 'amount')} facts={facts} />,
        token: <FactValue fact={fact('mined', 'token')} facts={facts} />,
      }}
    />
  );
}
