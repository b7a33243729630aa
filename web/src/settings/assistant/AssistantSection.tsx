import * as words from '@readback/phrases/words/web/settings/assistant.ts';
import { useEffect } from 'react';
import { assistantChoice, canReach, turnOff } from '../../assistant/choice.ts';
import { recallKey } from '../../data/sources/key.ts';
import { reloadWith } from '../../data/sources/hosts.ts';
import { useSetting } from '../../data/base/setting.ts';
import { useIsOn } from '../../data/sources/sources.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Assistant.module.css';
import { DailyLimit } from './DailyLimit.tsx';
import { KeyForm } from './KeyForm.tsx';
import { ModelList } from './ModelList.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { TestAssistant } from './TestAssistant.tsx';
import { WhatIsSent } from './WhatIsSent.tsx';

/** Which model may put the facts of a readback in order. Off until the user sets it up; off again, it forgets the key. */
export function AssistantSection() {
  const choice = useSetting(assistantChoice);
  const on = useIsOn('assistant');
  const ready = on && choice && canReach(choice) ? choice : undefined;

  useEffect(() => {
    if (choice && on) void recallKey(choice.baseUrl);
  }, [choice, on]);

  return (
    <div className={styles.parts}>
      <p className={styles.lead}>{words.lead}</p>
      <ProviderForm key={`${choice?.baseUrl ?? ''} ${choice?.model ?? ''}`} choice={choice} on={on} />
      {on && choice && !ready ? (
        <Notice
          title={words.unreachable}
          actions={<Button onClick={() => reloadWith('assistant')}>{words.reload}</Button>}
        >
          {words.unreachableHint}
        </Notice>
      ) : null}
      {ready ? (
        <>
          {ready.preset === 'browser' ? null : (
            <>
              <KeyForm choice={ready} />
              <ModelList key={ready.baseUrl} choice={ready} />
            </>
          )}
          <DailyLimit choice={ready} />
          <TestAssistant choice={ready} />
        </>
      ) : null}
      {choice ? <WhatIsSent choice={choice} /> : null}
      {on ? (
        <div>
          <Button onClick={turnOff}>{words.turnOff}</Button>
        </div>
      ) : null}
    </div>
  );
}
