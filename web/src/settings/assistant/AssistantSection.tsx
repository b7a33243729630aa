import { useEffect } from 'react';
import { assistantChoice, turnOff } from '../../assistant/choice.ts';
import { recallKey } from '../../assistant/key.ts';
import { isReachable, reloadWith } from '../../data/hosts.ts';
import { useSetting } from '../../data/setting.ts';
import { useIsOn } from '../../data/sources.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Assistant.module.css';
import { KeyForm } from './KeyForm.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { TestAssistant } from './TestAssistant.tsx';
import { WhatIsSent } from './WhatIsSent.tsx';

/** Which model may put the facts of a readback in order. Off until the user sets it up; off again, it forgets the key. */
export function AssistantSection() {
  const choice = useSetting(assistantChoice);
  const on = useIsOn('assistant');
  const ready = on && choice && isReachable(choice.baseUrl) ? choice : undefined;

  useEffect(() => {
    if (choice && on) void recallKey(choice.baseUrl);
  }, [choice, on]);

  return (
    <div className={styles.parts}>
      <p className={styles.lead}>
        On a Review, and only when you press Explain, a model of your choice learns which kinds of facts there
        are. It answers only with their order: Readback writes every line you see. It learns no address,
        amount, name or text of the request. It changes no verdict and signs nothing.
      </p>
      <ProviderForm key={choice?.baseUrl ?? ''} choice={choice} on={on} />
      {on && choice && !ready ? (
        <Notice
          title="This page may not reach this host yet"
          actions={<Button onClick={() => reloadWith('assistant')}>Reload page</Button>}
        >
          The hosts a page may reach are fixed when it loads. After a reload, you can enter the key.
        </Notice>
      ) : null}
      {ready ? (
        <>
          <KeyForm choice={ready} />
          <TestAssistant choice={ready} />
        </>
      ) : null}
      {choice ? <WhatIsSent choice={choice} /> : null}
      {on ? (
        <div>
          <Button onClick={turnOff}>Turn off and forget the key</Button>
        </div>
      ) : null}
    </div>
  );
}
