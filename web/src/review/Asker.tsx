import type { Incoming } from '@readback/core/model/request.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import type { CSSProperties } from 'react';
import { useChanging } from '../data/base/changing.ts';
import { siteIcons } from '../inbox/extension/siteIcons.ts';
import { Icon } from '../ui/Icon.tsx';
import { Help } from '../ui/help/Help.tsx';
import { longestHost } from '../ui/text/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './Face.module.css';
import { wayIcon } from './wayIcon.ts';
import { askedBy } from '../readback/requestWords.ts';

/** Who asks, large, and on which network. What the browser does not vouch for is said to be the asker's own word. A site’s
 * own icon comes as data by the extension, never from the request. */
export function Asker({ incoming }: { incoming: Incoming }) {
  const { verified, claimed } = incoming.origin;
  const named = verified ?? claimed;
  const chainId = chainOf(incoming.request.body);
  const icon = useChanging(siteIcons).get(verified ?? '');
  return (
    <dl className={styles.asker}>
      <div
        data-ours={verified === undefined ? '' : undefined}
        data-icon={icon === undefined ? undefined : ''}
        style={icon === undefined ? undefined : ({ '--icon': `url("${icon}")` } as CSSProperties)}
        data-letter={named?.trim().charAt(0).toUpperCase() ?? ''}
      >
        <dt>{verified === undefined ? words.askedBy : <Help of="askedBy" title={words.askedBy} />}</dt>
        <dd data-place="asked">
          {named === undefined ? (
            <span className={styles.tile}>
              <Icon name={wayIcon(incoming.origin.via)} />
            </span>
          ) : null}
          {verified === undefined ? (
            <Help of="askedBy" title={words.askedBy}>
              {claimed ? (
                <Words
                  of={words.askedByNamed}
                  values={{
                    asker: askedBy(incoming),
                    name: <SafeText text={claimed} max={longestHost} />,
                  }}
                />
              ) : (
                askedBy(incoming)
              )}
            </Help>
          ) : (
            <SafeText text={verified} max={longestHost} />
          )}
        </dd>
      </div>
      {chainId === undefined ? null : (
        <div>
          <dt>{words.network}</dt>
          <dd data-place="network">
            <Help of="network" title={words.network}>
              <NetworkName chainId={chainId} />
            </Help>
          </dd>
        </div>
      )}
    </dl>
  );
}
