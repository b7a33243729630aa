import * as words from '@readback/phrases/words/web/requestLog.ts';
import { useEntry } from '../data/activity/activity.ts';
import { useUnits } from '../data/units.ts';
import { Link } from '../router/Link.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { duringWords, reviewOf } from './during.ts';
import { toldShown } from './shown.ts';

/** For which request or screen a host was asked. A request that is still kept is one press away. */
export function During({ path }: { path: string }) {
  const { times } = useUnits();
  const id = reviewOf(path);
  const entry = useEntry(id ?? '');
  const said = <SafeText text={duringWords(path, times)} />;
  const what =
    entry === undefined ? (
      said
    ) : (
      <Link to="/review/$id" params={{ id: entry.id }} onClick={() => toldShown.set({ open: false })}>
        {said}
      </Link>
    );
  return <Words of={words.asksFor} values={{ what }} />;
}
