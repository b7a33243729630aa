import type { Description } from '@readback/core/model/description.ts';
import * as words from '@readback/phrases/words/web/review/bytes.ts';
import { type ComponentType, useState } from 'react';
import type { StepDetailsProps } from '../bytes/stepDetailsProps.ts';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import styles from '../look/Steps.module.css';

/** Seldom wanted, and as large as a small screen: fetched when it is. */
let Details: ComponentType<StepDetailsProps> | undefined;

/** The way to the bytes of a step, and to what else is known of it. Typed data and payments have none. */
export function StepBytes({
  open,
  onOpen,
  ...rest
}: StepDetailsProps & { open: boolean; onOpen: (open: boolean) => void }) {
  const [failed, setFailed] = useState(false);
  const { step, description } = rest;
  // Those of a call that nobody can read are on the page already.
  if (step.reading === 'unread' && step.args.length === 0) return null;
  const hasBytes = step.data !== '0x' && step.op !== 'permission';
  if (!hasBytes && (description === undefined || isInPanel(description))) return null;

  const toggle = async () => {
    try {
      Details ??= (await import('../bytes/StepDetails.tsx')).StepDetails;
      setFailed(false);
      onOpen(!open);
    } catch {
      setFailed(true);
    }
  };
  const what = hasBytes ? 'bytes' : 'description';
  return (
    <div className={styles.bytes}>
      <Button tone="quiet" aria-expanded={open} onClick={() => void toggle()}>
        {open ? words.hide[what] : words.show[what]}
      </Button>
      {failed ? <span className={look.quiet}> {words.failed}</span> : null}
      {open && Details ? <Details {...rest} /> : null}
    </div>
  );
}

/** What a contract's own description says has a place of its own. */
function isInPanel(it: Description): boolean {
  return it.kind === 'said' && it.binding !== 'interface';
}
