import * as words from '@readback/phrases/words/web/waiting/apps.ts';
import type { Verified } from '../../inbox/apps/verified.ts';
import { Notice } from '../../ui/Notice.tsx';
import { longestHost } from '../../ui/text/longestHost.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';

const tones = { same: 'plain', other: 'stop', scam: 'stop', unknown: 'caution' } as const;

/** What WalletConnect states about the site of a proposal, as its statement. */
export function VerifiedNotice({ verified, host }: { verified: Verified; host: string | undefined }) {
  const { kind } = verified;
  const said = words.verified[kind];
  const values = {
    origin: <SafeText text={'origin' in verified ? verified.origin : ''} max={300} />,
    host: <SafeText text={host ?? ''} max={longestHost} />,
  };
  return (
    <Notice
      {...('tag' in said ? { tag: said.tag } : {})}
      tone={tones[kind]}
      title={<Words of={said.title} values={values} />}
      live={tones[kind] === 'stop' ? 'alert' : 'status'}
    >
      <Words of={said.says} values={values} />
    </Notice>
  );
}
