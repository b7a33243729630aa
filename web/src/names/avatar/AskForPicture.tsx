import * as words from '@readback/phrases/words/web/names.ts';
import { Button } from '../../ui/Button.tsx';
import type { Avatar } from './useAvatar.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** Loads the picture of a stranger from the host that it names, once the user presses it. */
export function AskForPicture({ avatar }: { avatar: Avatar | undefined }) {
  if (!avatar || !('ask' in avatar)) return null;
  return (
    <Button tone="quiet" onClick={avatar.ask}>
      <span>
        <Words
          of={words.showPicture}
          values={{ host: <SafeText text={avatar.host} max={80} cut="mark" /> }}
        />
      </span>
    </Button>
  );
}
