import type { TracedCall } from '@readback/core/model/effects.ts';
import type { Step } from '@readback/core/model/step.ts';
import { callName, kindWords, toWord } from '@readback/phrases/callWords.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/calls/tree.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { shortAddress } from '../../ui/text/address.ts';
import { addressName } from '../../ui/said/addressName.ts';
import { AssetLabel } from '../../ui/said/Amount.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Calls.module.css';
import type { CallNode } from './callTree.ts';

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

/** How far a deep call is moved in, at most: the number of its level is in its details. */
const deepest = 12;

/** One call in one line. Nothing in it takes the focus: the tree has it. */
export function CallRow(props: CallRowProps) {
  const { node, step, chainId, facts, id, open, isActive, onPick, onToggle } = props;
  const { call, depth, nth, of } = node;
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
          {call.ok ? null : <b className={styles.failed}>{words.failed} </b>}
          <Title call={call} step={step} facts={facts} />
        </span>
      </span>
      <span className={styles.value}>
        {call.value > 0n ? (
          <Words
            of={words.sentWith}
            values={{
              aloud: (inner) => <span className={look.hidden}>{inner}</span>,
              amount: (
                <>
                  {amountDigits(call.value, assetName(native, facts).decimals)}{' '}
                  <AssetLabel asset={native} facts={facts} />
                </>
              ),
            }}
          />
        ) : null}
      </span>
      <span className={styles.gas}>
        <Words
          of={words.gasUsed}
          values={{
            aloud: (inner) => <span className={look.hidden}>{inner}</span>,
            gas: numberWords(call.gasUsed),
            unit: (inner) => <span className={styles.gasWord}>{inner}</span>,
          }}
        />
      </span>
    </div>
  );
}

/** What is called, where, and what is special about it. */
function Title({ call, step, facts }: { call: TracedCall; step: Step | undefined; facts: FindFact }) {
  const { text, by } = callName(call, step);
  const name = (
    <b className={by === 'bytes' ? look.code : undefined}>
      <SafeText text={text} max={60} cut="mark" />
    </b>
  );
  const called = call.to ? (
    <Words
      of={words.calls}
      values={{
        name,
        relation: toWord(call),
        quiet: (inner) => <span className={look.quiet}>{inner}</span>,
        account: <To address={call.to} facts={facts} />,
      }}
    />
  ) : (
    name
  );
  const kind = kindWords[call.op];
  if (kind === undefined) return called;
  return (
    <Words
      of={words.special}
      values={{ call: called, kind, quiet: (inner) => <span className={look.quiet}>{inner}</span> }}
    />
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
      <bdi className={look.code}>{shortAddress(address)}</bdi>
    </>
  );
}
