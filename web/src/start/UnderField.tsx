import type { Incoming } from '@readback/core/model/request.ts';
import { type RefObject, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { draftInWorker, type Drafted } from '../data/engine/draftInWorker.ts';
import { asWhom } from '../inbox/asWhom.ts';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import type { Paste, PasteDetails } from '../inbox/pasteOutcome.ts';
import { Examples } from './Examples.tsx';
import { Reading } from './Reading.tsx';
import { mark } from './mark.ts';
import { walletStore } from '../wallet/base/store.ts';

const Preview = lazyPart(async () => (await import('./Preview.tsx')).Preview);
const OpenPieces = lazyPart(async () => (await import('./OpenPieces.tsx')).OpenPieces);
const later = () => import('./PasteOutcome.tsx');
const LongText = lazyPart(async () => (await later()).LongText);
const PasteOutcome = lazyPart(async () => (await later()).PasteOutcome);

export type UnderFieldProps = {
  text: string;
  /** How many characters of it are in the field. */
  shown: number;
  outcome: Paste | undefined;
  reading: boolean;
  onType: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Told what is filled in of what the text leaves open. */
  onChosen: (details: PasteDetails) => void;
  onDetails: (details: PasteDetails) => void;
  onPick: (incoming: Incoming) => void;
};

const nothing: PasteDetails = {};

/** What is under the field: what the text in it says alone, what it leaves open, and why it was not read. */
export function UnderField(props: UnderFieldProps) {
  const { text, shown, outcome, reading, onType, field, onChosen, onDetails, onPick } = props;
  const [chosen, setChosen] = useState<Readonly<{ text: string; details: PasteDetails }>>();
  const [filling, setFilling] = useState<string>();
  const { drafted, isCurrent } = useDrafted(text, chosen?.text === text ? chosen.details : nothing);
  const choose = useCallback(
    (details: PasteDetails) => {
      setChosen({ text, details });
      onChosen(details);
    },
    [text, onChosen],
  );

  useEffect(() => mark(field.current, outcome), [field, outcome]);

  if (text === '') return <Examples onPick={onType} />;
  const asks = outcome?.kind === 'needs';
  const fills = !asks && filling === text && drafted !== undefined;
  return (
    <>
      {shown < text.length ? (
        <Suspense>
          <LongText all={text.length} shown={shown} onClear={() => onType('')} />
        </Suspense>
      ) : null}
      {drafted === undefined && outcome === undefined ? <Reading /> : null}
      {drafted && isSomething(drafted) && (outcome === undefined || asks) ? (
        <Suspense fallback={<Reading />}>
          <Preview
            drafted={drafted}
            isCurrent={isCurrent}
            slots={!asks && !fills}
            onFill={() => setFilling(text)}
          />
        </Suspense>
      ) : null}
      {outcome && outcome.kind !== 'ready' && outcome.kind !== 'notLoaded' ? (
        <Suspense>
          <PasteOutcome
            outcome={outcome}
            text={text}
            reading={reading}
            onChosen={choose}
            onDetails={onDetails}
            onPick={onPick}
          />
        </Suspense>
      ) : null}
      {fills ? (
        <Suspense>
          <OpenPieces drafted={drafted} reading={reading} onChosen={choose} onDetails={onDetails} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether it is anything that can be read: of the rest nothing is said before it is asked for. */
function isSomething({ parsed }: Drafted): boolean {
  return parsed.ok || parsed.open !== undefined;
}

/**
 * What the text says alone, once it is no longer being typed; undefined until then. `isCurrent`: for the account,
 * the network and the answers that it would be read for now.
 */
function useDrafted(
  text: string,
  details: PasteDetails,
): Readonly<{ drafted: Drafted | undefined; isCurrent: boolean }> {
  const [latest, setLatest] = useState<{ text: string; key: string; drafted: Drafted }>();
  const whom = useSyncExternalStore(walletStore.subscribe, () => JSON.stringify(asWhom()));
  const key = whom + JSON.stringify(details);

  // The engine lives in a worker, outside React.
  useEffect(() => {
    if (text === '') return;
    let current = true;
    draftInWorker(text, { ...asWhom(), ...details }, (drafted) => {
      if (current) setLatest({ text, key, drafted });
    });
    return () => {
      current = false;
    };
  }, [text, details, key]);

  return {
    drafted: latest?.text === text ? latest.drafted : undefined,
    isCurrent: latest?.key === key,
  };
}
