import type { Verdict } from '@readback/core/model/readback.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { networkOf } from '../data/config.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { HoldButton } from '../ui/HoldButton.tsx';
import { PhraseText } from '../ui/PhraseText.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { addressName } from '../ui/addressName.ts';
import type { Wallet } from '../wallet/useWallet.ts';
import { Drifted } from './Drifted.tsx';
import type { Unrecorded } from './handing.ts';
import { NoRecord } from './NoRecord.tsx';
import { PressButton } from './PressButton.tsx';
import { Repeats } from './Repeats.tsx';
import { RenewedLine } from './RenewedLine.tsx';
import styles from './Review.module.css';
import { rejectIsPrimary, type SignControl } from './signControl.ts';
import { listed } from '@readback/phrases/listed.ts';
import type { Drifting } from './useDrift.ts';

type ButtonTone = 'primary' | 'plain';

export type SignPanelProps = {
  control: SignControl;
  /** Of the readback that can be signed now. */
  verdict: Verdict | undefined;
  wallet: Wallet;
  facts: FindFact;
  /** The request as it came, for signing it elsewhere. */
  raw: string;
  onSign: (account: Bytes) => void;
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
  const { control, verdict, onReject, drifting } = props;
  const rejectFirst = rejectIsPrimary(control, verdict);
  const reject = (
    <Button wide tone={rejectFirst ? 'primary' : 'plain'} onClick={onReject}>
      Reject
    </Button>
  );
  return (
    <div className={styles.buttons}>
      {props.repeats === undefined ? null : <Repeats id={props.repeats} />}
      <NoRecord of={props.unrecorded} onRecord={props.onRecord} />
      <Says {...props} />
      <div className={styles.two}>
        {rejectFirst && !isSigned(control) ? reject : null}
        <Main {...props} tone={rejectFirst ? 'plain' : 'primary'} />
        {rejectFirst ? null : reject}
      </div>
      <RenewedLine drifting={drifting} />
    </div>
  );
}

/** What is signed already can no longer be rejected, nor signed anywhere else. */
function isSigned(control: SignControl): boolean {
  return control.kind === 'none' && /^control\.(?:signed|mined)$/.test(control.why.id);
}

function Main({
  control,
  wallet,
  raw,
  tone,
  onSign,
  onReadAgain,
  onAccept,
  unrecorded,
}: SignPanelProps & { tone: ButtonTone }) {
  switch (control.kind) {
    case 'wait':
      return (
        <Button wide tone="plain" aria-disabled>
          Still reading
        </Button>
      );
    case 'connect':
      return (
        <Button wide tone={tone} busy={control.now !== 'disconnected'} onClick={wallet.connect}>
          {control.now === 'disconnected' ? 'Connect wallet' : connecting[control.now]}
        </Button>
      );
    case 'switch':
      return <SwitchButton chainId={control.chainId} wallet={wallet} tone={tone} />;
    case 'readAgain':
      return (
        <Button wide tone={tone} onClick={onReadAgain}>
          {control.because === 'age' ? 'Read again' : 'Read again for this account'}
        </Button>
      );
    case 'changed':
      return (
        <Button wide tone={tone} onClick={onAccept}>
          Review the updated version
        </Button>
      );
    case 'press':
      return (
        <PressButton
          key={unrecorded}
          label={unrecorded ? 'Sign without a record' : 'Sign in wallet'}
          onPress={() => onSign(control.account)}
        />
      );
    case 'hold':
      return (
        <HoldButton
          key={unrecorded}
          label={unrecorded ? `${control.label}, without a record` : control.label}
          tone={control.tone}
          onHeld={() => onSign(control.account)}
        />
      );
    case 'none':
    case 'cannot':
      return (
        <span className={styles.copy}>
          <CopyButton word value={raw} what="the request" />
        </span>
      );
    case 'otherAccount':
    case 'framed':
      return null;
  }
}

const connecting = { connecting: 'Connecting wallet', reconnecting: 'Reconnecting wallet' } as const;

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
      Switch to {networkOf(chainId)?.name ?? chainName(chainId)}
    </Button>
  );
}

function Says({ control, wallet, facts, drifting }: SignPanelProps) {
  switch (control.kind) {
    case 'wait':
      return (
        <output className={styles.unseen}>
          {control.looking.length === 0 ? 'Putting it into words.' : `Checking ${listed(control.looking)}.`}
        </output>
      );
    case 'connect':
      return wallet.watched ? (
        <p className={styles.says}>You are only watching this account. Connect a wallet to sign.</p>
      ) : null;
    case 'otherAccount':
      return (
        <p className={styles.says}>
          This request is for <Address address={control.asked} name={addressName(control.asked, facts)} />,
          but your wallet is on{' '}
          <Address address={control.connected} name={addressName(control.connected, facts)} />. To sign,
          choose the account of the request in your wallet.
        </p>
      );
    case 'readAgain':
      return (
        <p className={styles.says}>
          {control.because === 'age'
            ? 'This was last checked more than five minutes ago, and the chain has moved on since.'
            : 'The account changed after this was read.'}
        </p>
      );
    case 'changed':
      return drifting ? <Drifted drifting={drifting} /> : null;
    case 'none':
      return (
        <p className={styles.says}>
          <PhraseText phrase={control.why} facts={facts} />
          {isSigned(control) ? null : ' You can copy it, and sign it where it came from.'}
        </p>
      );
    case 'cannot':
      return (
        <p className={styles.says}>
          <SafeText text={control.says} /> It can be read here. You can copy it, connect another wallet, or
          sign it where it came from.
        </p>
      );
    case 'framed':
      return <p className={styles.says}>Nothing can be signed inside another page.</p>;
    case 'switch':
    case 'press':
    case 'hold':
      return (
        <>
          {wallet.trouble.slice(0, 1).map((trouble) => (
            <p key={trouble.kind} className={styles.says}>
              {trouble.says} {trouble.todo}
            </p>
          ))}
        </>
      );
  }
}
