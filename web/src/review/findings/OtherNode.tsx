import type { Unread } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/otherNode.ts';
import { Link } from '../../router/Link.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** What can be done where the node of this network cannot run it, and what stands anyway. */
export function OtherNode({ of }: { of: Unread }) {
  if (!isOfNode(of)) return null;
  return (
    <>
      {' '}
      <Words
        of={words.otherNode}
        values={{
          link: (inner) => (
            <Link to="/settings" search={{ section: 'networks' }}>
              {inner}
            </Link>
          ),
        }}
      />
    </>
  );
}

/** Whether another node might answer: nobody else can where nobody was asked, or where no engine can run it. */
function isOfNode({ why }: Unread): boolean {
  if (why.id === 'why.notAsked' || why.id === 'why.switchedOff') return false;
  if (why.id === 'unread.lacks') return false;
  return why.id !== 'why.unsupported' || why.args.source !== 'none';
}
