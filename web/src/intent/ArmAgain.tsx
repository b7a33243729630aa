import type { Intent } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent/said.ts';
import { useState } from 'react';
import { armed } from '../data/activity/armed.ts';
import { Button } from '../ui/Button.tsx';
import look from '../ui/look/look.module.css';

/** Once a request was rejected or failed: the next one of the account can be compared with the same. */
export function ArmAgain({ intent }: { intent: Intent }) {
  const [done, setDone] = useState(false);
  if (done) return <output className={look.quietWrap}>{words.armedAgain}</output>;
  return (
    <Button
      wide
      onClick={() => {
        armed.arm({ ...intent, saidAt: Date.now() });
        setDone(true);
      }}
    >
      {words.armAgain}
    </Button>
  );
}
