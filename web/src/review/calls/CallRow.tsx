import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { shortAddress } from '../../ui/address.ts';
import { addressName } from '../../ui/addressName.ts';
import { AssetLabel } from '../../ui/Amount.tsx';
import { amountDigits, assetName } from '../../ui/amount.ts';
import { SafeText } from '../../ui/SafeText.tsx';
import styles from './Calls.module.css';
import type { CallNode } from './callTree.ts';
import { callName, kindWords, toWord } from '@readback/phrases/callWords.ts';

export type CallRowProps = {
  node: CallNode;
  step: Step | undefined;
  chainId: number;
  facts: FindFact;
  id: string;
  /** Undefined where there is nothing inside. */
  open: boolean | undefined;
  isActive: boolean;
  onPick: () => void;
  onToggle: () => void;
};

/** How far a deep call is moved in, at most: the number of its level stands in its details. */
const deepest = 12;

/** One call in one line. Nothing in it takes the focus: the tree has it. */
export function CallRow(props: CallRowProps) {
  const { node, step, chainId, facts, id, open, isActive, onPick, onToggle } = props;
  const { call, depth, nth, of } = node;
  const name = callName(call, step);
  const kind = kindWords[call.op];
  const native = { kind: 'native', chainId } as const;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the tree around it.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-posinset={nth}
      aria-setsize={of}
      aria-expanded={open}
      aria-selected={isActive}
      data-failed={call.ok ? undefined : true}
      className={isActive ? `${styles.call} ${styles.on}` : styles.call}
      onClick={onPick}
    >
      <span className={styles.what} style={{ paddingLeft: Math.min(depth, deepest) * 14 }}>
        {open === undefined ? (
          <span className={styles.leaf} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- right and left of the tree do it.
          <span className={styles.chevron} onClick={onToggle}>
            <Chevron size={16} aria-hidden />
          </span>
        )}
        <span className={styles.title}>
          {call.ok ? null : <b className={styles.failed}>Failed </b>}
          <b className={name.by === 'bytes' ? styles.bytes : undefined}>
            <SafeText text={name.text} max={60} cut="mark" />
          </b>
          {call.to ? (
            <>
              <span className={styles.sub}> {toWord(call)} </span>
              <To address={call.to} facts={facts} />
            </>
          ) : null}
          {kind ? <span className={styles.sub}>, {kind}</span> : null}
        </span>
      </span>
      <span className={styles.value}>
        {call.value > 0n ? (
          <>
            <span className={styles.unseen}>, with </span>
            {amountDigits(call.value, assetName(native, facts).decimals)}{' '}
            <AssetLabel asset={native} facts={facts} />
          </>
        ) : null}
      </span>
      <span className={styles.gas}>
        <span className={styles.unseen}>, </span>
        {call.gasUsed.toLocaleString('en')}
        <span className={styles.gasWord}> gas</span>
      </span>
    </div>
  );
}

function To({ address, facts }: { address: `0x${string}`; facts: FindFact }) {
  const name = addressName(address, facts);
  return (
    <>
      {name ? (
        <>
          <SafeText text={name.name} max={40} cut="mark" />{' '}
        </>
      ) : null}
      <bdi className={styles.digits}>{shortAddress(address)}</bdi>
    </>
  );
}
