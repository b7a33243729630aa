import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../ui/undo/undo.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/dapp.ts';
import { type SyntheticEvent, useState } from 'react';
import { networkOf } from '../data/networks/config.ts';
import { useSetting } from '../data/base/setting.ts';
import type { As } from '../inbox/frame/callOf.ts';
import { type DappAddress, readDappAddress } from '../inbox/frame/dappAddress.ts';
import { Link } from '../router/Link.tsx';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import look from '../ui/look/look.module.css';
import { longestHost } from '../ui/text/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './Dapp.module.css';
import { networkWords } from './networkWords.ts';
import { forgetDapp, recentDapps } from './recentDapps.ts';

/** Where the address of a dapp is entered. `linked` came with a link: its host is shown, and nothing opens without a press. */
export function DappForm({
  linked,
  typed,
  as,
  why,
  onOpen,
}: {
  linked: string;
  /** What is in the field at first. */
  typed: string;
  as: As | undefined;
  /** Why no dapp can be opened now. */
  why: React.ReactNode;
  onOpen: (address: DappAddress) => void;
}) {
  const [text, setText] = useState(typed);
  const [wrong, setWrong] = useState<string>();
  const read = readDappAddress(text, location.origin);
  const recent = useSetting(recentDapps)
    .map((it) => readDappAddress(it, location.origin))
    .flatMap((it) => ('wrong' in it ? [] : [it]));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if ('wrong' in read) return setWrong(words.wrong[read.wrong]);
    if (!why) onOpen(read);
  }

  return (
    <>
      {linked !== '' && text === linked && !('wrong' in read) ? (
        <Notice tone="caution" title={words.linked}>
          <Words of={words.linkedHint} values={{ host: <SafeText text={read.host} max={longestHost} /> }} />
        </Notice>
      ) : null}
      <form className={`${look.panel} ${styles.form} ${styles.state}`} onSubmit={submit} noValidate>
        <TextField
          label={words.field}
          hint={words.fieldHint}
          mono
          inputMode="url"
          value={text}
          onChange={(next) => {
            setText(next);
            setWrong(undefined);
          }}
          error={wrong}
        />
        {'wrong' in read ? null : (
          <p>
            <Words
              of={as ? words.opens : words.opensHost}
              values={{
                b: (inner) => <b>{inner}</b>,
                host: <SafeText text={read.host} max={longestHost} />,
                account: as ? <Address address={as.account} /> : null,
                network: as ? networkWords(as.chainId) : null,
              }}
            />
          </p>
        )}
        {why}
        {text === '' && as ? <Suggested on={as.chainId} onPick={setText} /> : null}
        <div>
          <Button tone="primary" type="submit" aria-disabled={why ? true : undefined}>
            {words.open}
          </Button>
        </div>
      </form>
      {recent.length === 0 ? null : (
        <section aria-labelledby="dapps-recent">
          <h2 id="dapps-recent">{words.recent}</h2>
          <ul className={look.panel}>
            {recent.map((it) => (
              <li key={it.origin} className={styles.recent}>
                <span className={styles.where}>
                  <b>
                    <SafeText text={it.host} max={longestHost} />
                  </b>
                </span>
                <span className={styles.acts}>
                  <Button
                    aria-label={fill(words.openThis, { host: safeString(it.host, { max: longestHost }) })}
                    aria-disabled={why ? true : undefined}
                    onClick={() => (why ? undefined : onOpen(it))}
                  >
                    {words.open}
                  </Button>
                  <Button
                    tone="quiet"
                    aria-label={fill(words.forget, { host: safeString(it.host, { max: longestHost }) })}
                    onClick={() => {
                      const before = recentDapps.get();
                      canUndo({
                        says: forgottenWords.dapp,
                        what: <SafeText text={it.host} max={longestHost} />,
                        back: () => recentDapps.set(before),
                      });
                      forgetDapp(it.url);
                    }}
                  >
                    {words.removeIt}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Dapps that open in a frame, and are only named here: nothing is loaded before the press on Open. */
const known = ['app.uniswap.org', 'swap.cow.fi', 'app.aave.com'];

/** What can be opened on this network; of the practice chain no dapp knows. */
function Suggested({ on, onPick }: { on: number; onPick: (text: string) => void }) {
  if (networkOf(on)?.practice) {
    return (
      <p className={look.quiet}>
        <Words of={words.practice} values={{ school: (inner) => <Link to="/school">{inner}</Link> }} />
      </p>
    );
  }
  return (
    <p className={styles.known}>
      <span className={look.quiet}>{words.known}</span>
      {known.map((host) => (
        <Button key={host} tone="quiet" onClick={() => onPick(host)}>
          {host}
        </Button>
      ))}
    </p>
  );
}
