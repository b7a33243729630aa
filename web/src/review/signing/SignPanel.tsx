import type { Readback } from '@readback/core/model/readback.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Address as Bytes } from 'viem';
import { networkOf } from '../../data/networks/config.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { HoldButton } from '../../ui/HoldButton.tsx';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import type { Wallet } from '../../wallet/useWallet.ts';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import { oneColumn, useMedia } from '../../ui/useMedia.ts';
import { Drifted } from '../drift/Drifted.tsx';
import type { Unrecorded } from '../../data/activity/handing.ts';
import { PressButton } from './PressButton.tsx';
import { RenewedLine } from '../drift/RenewedLine.tsx';
import look from '../../ui/look/look.module.css';
import styles from '../look/Review.module.css';
import { rejectIsPrimary, type SignControl } from './signControl.ts';
import { listed } from '@readback/phrases/listed.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { Drifting } from '../drift/drifting.ts';
import { Link } from '../../router/Link.tsx';
import { VerdictMark } from '../verdict/VerdictBand.tsx';

/** Of few requests: what came signed and someone waits for, what was signed before, what cannot be recorded. */
const BroadcastButton = lazyPart(async () => (await import('./Rare.tsx')).BroadcastButton);
const BroadcastSays = lazyPart(async () => (await import('./Rare.tsx')).BroadcastSays);
const Repeats = lazyPart(async () => (await import('./Rare.tsx')).Repeats);
const NoRecord = lazyPart(async () => (await import('./Rare.tsx')).NoRecord);

type ButtonTone = 'primary' | 'plain';

const OtherAccount = lazyPart(async () => (await import('./OtherAccount.tsx')).OtherAccount);

export type SignPanelProps = {
  control: SignControl;
  entry: ActivityEntry;
  /** What can be signed now. */
  readback: Readback | undefined;
  /** How many cautions are in it. */
  cautions: number;
  wallet: Wallet;
  facts: FindFact;
  /** The request as it came, for signing it elsewhere. */
  raw: string;
  /** The network of the request. */
  chainId: number | undefined;
  /** Whether someone waits for an answer. */
  awaited: boolean;
  onSign: (account: Bytes) => void;
  /** Sends what came signed; settles when the node answered. */
  onBroadcast: () => Promise<void>;
  onReject: () => void;
  onReadAgain: () => void;
  drifting: Drifting | undefined;
  /** Takes what it would be read as now for what is read. */
  onAccept: () => void;
  /** Why no record of the hand-over could be written: then it takes a choice. */
  unrecorded: Unrecorded | undefined;
  /** Goes back to signing with a record. */
  onRecord: () => void;
  /** The entry of which this is the same request once more. */
  repeats: string | undefined;
};

/** What can be done with the request: the one main thing first, and why anything else cannot. */
export function SignPanel(props: SignPanelProps) {
  const { control, readback, onReject, drifting } = props;
  const rejectFirst = rejectIsPrimary(control, readback?.verdict);
  const reject =
    isSigned(control) && !props.awaited ? null : (
      <Button wide tone={rejectFirst ? 'primary' : 'plain'} onClick={onReject} data-reject>
        {words.reject}
      </Button>
    );
  const apart = useMedia(oneColumn) && isReason.has(control.kind);
  const says = <Says {...props} />;
  return (
    <>
      <div className={styles.buttons}>
        <div className={styles.decides}>
          <VerdictMark readback={readback} />
          <Link to="/" className={styles.later} aria-label={words.decideLater} title={words.decideLater}>
            <X size={20} aria-hidden />
          </Link>
        </div>
        {props.repeats === undefined ? null : (
          <Suspense>
            <Repeats id={props.repeats} />
          </Suspense>
        )}
        {props.unrecorded === undefined ? null : (
          <Suspense>
            <NoRecord of={props.unrecorded} onRecord={props.onRecord} />
          </Suspense>
        )}
        {apart ? null : says}
        <div className={styles.two} data-decision tabIndex={-1}>
          {rejectFirst ? reject : null}
          <Main {...props} tone={rejectFirst ? 'plain' : 'primary'} />
          {rejectFirst ? null : reject}
        </div>
        <RenewedLine drifting={drifting} />
      </div>
      {apart ? <div className={styles.apart}>{says}</div> : null}
    </>
  );
}

/** Why it cannot be signed here: on a phone it is read below the readback, and takes no room from that. */
const isReason: ReadonlySet<SignControl['kind']> = new Set(['none', 'cannot', 'framed']);

/** What is signed already can no longer be rejected, unless someone waits, nor signed anywhere else. */
function isSigned(control: SignControl): boolean {
  return control.kind === 'none' && /^control\.(?:signed|mined)$/.test(control.why.id);
}

function Main({
  control,
  entry,
  readback,
  facts,
  wallet,
  raw,
  tone,
  onSign,
  onReadAgain,
  onAccept,
  onBroadcast,
  unrecorded,
  cautions,
}: SignPanelProps & { tone: ButtonTone }) {
  const narrow = useMedia(oneColumn);
  switch (control.kind) {
    case 'wait':
      return <WaitButton />;
    case 'connect':
      return (
        <Button wide tone={tone} busy={control.now !== 'disconnected'} onClick={wallet.connect}>
          {control.now === 'disconnected' ? words.connect : words.connecting[control.now]}
        </Button>
      );
    case 'switch':
      return <SwitchButton chainId={control.chainId} wallet={wallet} tone={tone} />;
    case 'readAgain':
      return (
        <Button wide tone={tone} onClick={onReadAgain}>
          {control.because === 'age' ? words.readAgain : words.readAgainForAccount}
        </Button>
      );
    case 'changed':
      return (
        <Button wide tone={tone} onClick={onAccept}>
          {words.reviewUpdated}
        </Button>
      );
    case 'press':
      return (
        <PressButton
          key={unrecorded}
          label={
            unrecorded
              ? words.pressUnrecorded
              : cautions > 0
                ? fill(words.pressCautions, { count: cautions })
                : words.press
          }
          onPress={() => onSign(control.account)}
        />
      );
    case 'hold': {
      const hold = narrow ? words.holdShort : control.label;
      return (
        <HoldButton
          key={unrecorded}
          label={unrecorded ? fill(words.holdUnrecorded, { hold }) : hold}
          tone={control.tone}
          onHeld={() => onSign(control.account)}
        />
      );
    }
    case 'broadcast':
      return (
        <Suspense fallback={<WaitButton />}>
          <BroadcastButton {...{ tone: control.tone, readback, narrow, onBroadcast }} />
        </Suspense>
      );
    case 'none':
    case 'cannot':
      return (
        <span className={styles.copy}>
          <CopyButton word value={raw} what={words.request} />
        </span>
      );
    case 'otherAccount':
      return (
        <Suspense>
          <OtherAccount {...{ entry, readback, control, tone, facts }} />
        </Suspense>
      );
    case 'framed':
      return null;
  }
}

function SwitchButton({ chainId, wallet, tone }: { chainId: number; wallet: Wallet; tone: ButtonTone }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      wide
      tone={tone}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void wallet.switchNetwork(chainId).then(() => setBusy(false));
      }}
    >
      {fill(words.switchTo, { network: networkOf(chainId)?.name ?? chainName(chainId) })}
    </Button>
  );
}

function WaitButton() {
  return (
    <Button wide tone="plain" aria-disabled>
      {words.stillReading}
    </Button>
  );
}

function Says({ control, wallet, facts, drifting, chainId }: SignPanelProps) {
  switch (control.kind) {
    case 'broadcast':
      return (
        <Suspense>
          <BroadcastSays chainId={chainId} />
        </Suspense>
      );
    case 'wait':
      return (
        <output className={look.hidden}>
          {control.looking.length === 0
            ? words.puttingIntoWords
            : fill(words.checking, { what: listed(control.looking) })}
        </output>
      );
    case 'connect':
      return wallet.watched ? <p className={styles.says}>{words.watching}</p> : <TroubleLine of={wallet} />;
    case 'readAgain':
      return <p className={styles.says}>{control.because === 'age' ? words.tooOld : words.accountChanged}</p>;
    case 'changed':
      return drifting ? <Drifted drifting={drifting} /> : null;
    case 'none':
      return (
        <p className={styles.says}>
          <PhraseText phrase={control.why} facts={facts} />
          {isSigned(control) ? null : <> {words.copyIt}</>}
        </p>
      );
    case 'cannot':
      return (
        <p className={styles.says}>
          <SafeText text={control.says} /> {words.cannot}
        </p>
      );
    case 'framed':
      return <p className={styles.says}>{words.framed}</p>;
    case 'otherAccount':
    case 'switch':
    case 'press':
    case 'hold':
      return <TroubleLine of={wallet} />;
  }
}

function TroubleLine({ of: { trouble } }: { of: Wallet }) {
  const [first] = trouble;
  if (!first) return null;
  return (
    <p className={styles.says}>
      {first.says} {first.todo}
    </p>
  );
}
