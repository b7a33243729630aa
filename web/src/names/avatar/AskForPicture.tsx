import { Button } from '../../ui/Button.tsx';
import type { Avatar } from './useAvatar.ts';
import { SafeText } from '../../ui/SafeText.tsx';

/** Loads the picture of a stranger from the host that it names, once the user presses it. */
export function AskForPicture({ avatar }: { avatar: Avatar | undefined }) {
  if (!avatar || !('ask' in avatar)) return null;
  return (
    <Button tone="quiet" onClick={avatar.ask}>
      <span>
        Show picture (asks <SafeText text={avatar.host} max={80} cut="mark" />)
      </span>
    </Button>
  );
}
