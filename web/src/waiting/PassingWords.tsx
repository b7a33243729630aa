import * as words from '@readback/phrases/words/web/waiting.ts';
import type { Passing } from '../inbox/waiting/waiting.ts';
import { Address } from '../ui/said/Address.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';

/** What a call would change in a wallet, of those that sign nothing. */
export function PassingWords({ passing }: { passing: Passing }) {
  switch (passing.kind) {
    case 'network':
      return (
        <>
          <b>
            <Words
              of={words.passing.network}
              values={{ name: <SafeText text={passing.name} max={60} />, chain: passing.chainId }}
            />
          </b>
          <span className={look.quietBlock}>
            <Words
              of={words.passing.networkWhy}
              values={{ nodes: <SafeText text={passing.nodes.join(', ')} max={200} /> }}
            />
          </span>
        </>
      );
    case 'token':
      return (
        <>
          <b>
            <Words
              of={words.passing.token}
              values={{
                named: passing.symbol === '' ? 'no' : 'yes',
                symbol: <SafeText text={passing.symbol} max={32} />,
                address: <Address address={passing.address} />,
              }}
            />
          </b>
          <span className={look.quietBlock}>{words.passing.tokenWhy}</span>
        </>
      );
    case 'permissions':
      return (
        <>
          <b>
            <Words
              of={words.passing.permissions}
              values={{ names: <SafeText text={passing.names.join(', ')} max={200} /> }}
            />
          </b>
          <span className={look.quietBlock}>{words.passing.permissionsWhy}</span>
        </>
      );
  }
}
