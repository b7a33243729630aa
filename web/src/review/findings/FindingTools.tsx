import { fill } from '@readback/phrases/fill.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import { use, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Fired } from '../../readback/checks.ts';
import { ActButton } from './ActButton.tsx';
import { DoingContext } from '../../readback/doing.ts';
import { factElements } from '../../ui/said/factElements.ts';
import styles from './Findings.module.css';
import { MuteOrBlock } from './MuteOrBlock.tsx';
import { usePointing } from './usePointing.ts';
import type { Address as Bytes } from 'viem';
import { KnowDialog } from '../../names/KnowDialog.tsx';

export type FindingToolsProps = { finding: Fired; readback: Readback; facts: FindFact };

/** What can be done about a finding: its remedy, where what it rests on stands, and to hear less of it. */
export function FindingTools({ finding, readback, facts }: FindingToolsProps) {
  const doing = use(DoingContext);
  const row = useRef<HTMLDivElement>(null);
  const find = useCallback(() => factElements(readback, finding.facts, facts), [readback, finding, facts]);
  const { there, held, show } = usePointing(row, find);
  const [open, setOpen] = useState(false);
  const more = useId();
  const chainId = chainOf(readback.incoming.request.body);
  const { about, unlessKnown } = finding;
  return (
    <div ref={row} className={styles.tools}>
      <div className={styles.row}>
        {there ? (
          <Button tone="quiet" aria-pressed={held} onClick={show}>
            {words.show}
          </Button>
        ) : null}
        {unlessKnown && chainId !== undefined && doing && !doing.flight ? (
          <KnowAct address={unlessKnown} chainId={chainId} onKnown={doing.readAgain} />
        ) : null}
        {about && doing && !doing.flight ? (
          <Button tone="quiet" aria-expanded={open} aria-controls={more} onClick={() => setOpen(!open)}>
            {open ? words.less : fill(words.more, { stop: finding.severity === 'stop' ? 'yes' : 'no' })}
          </Button>
        ) : null}
      </div>
      <div id={more}>
        {open && about && doing ? (
          <MuteOrBlock finding={finding} about={about} chainId={chainId} facts={facts} doing={doing} />
        ) : null}
      </div>
    </div>
  );
}

/** What a press does about a finding. Rejecting is with the buttons that decide. */
export function FindingAct({ finding: { act }, readback, facts }: FindingToolsProps) {
  const doing = use(DoingContext);
  if (!act || act.kind === 'reject' || !doing) return null;
  return <ActButton act={act} doing={doing} readback={readback} facts={facts} />;
}

/** Where a finding rests on who an account is: the user may say that they know it, in a dialog of its own. */
function KnowAct({ address, chainId, onKnown }: { address: Bytes; chainId: number; onKnown: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.know}
      </Button>
      <KnowDialog
        open={open}
        onClose={() => setOpen(false)}
        address={address}
        chainId={chainId}
        onKnown={onKnown}
      />
    </>
  );
}
