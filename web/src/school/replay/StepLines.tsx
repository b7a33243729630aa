import * as words from '@readback/phrases/words/web/school/replay.ts';
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Address as Bytes } from 'viem';
import { amountDigits } from '../../ui/text/amount.ts';
import { Digits } from '../../ui/text/Digits.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import type { Change } from './differences.ts';
import styles from './Replay.module.css';
import type { Step, Timeline } from './timeline.ts';
import { Who } from './Who.tsx';

/** Who the flyer is, and what the practice chain calls others. */
export type Said = Readonly<{ account: Bytes; labels: PracticeInfo['labels'] }>;

/** What one block did, a sentence each. */
export function StepLines({
  step,
  timeline: { assets },
  ...said
}: Said & { step: Omit<Step, 'block'>; timeline: Pick<Timeline, 'assets'> }) {
  const { mine, from, to, failed, changes } = step;
  // What an authorization does stays, also where the transaction that brought it failed.
  if (failed && changes.length === 0) return <span>{words.failed}</span>;
  if (changes.length === 0)
    return (
      <span>
        <Words
          of={words.called}
          values={{
            by: mine ? 'you' : 'other',
            from: <Who address={from} labels={said.labels} />,
            to: <Who address={to ?? from} labels={said.labels} />,
          }}
        />
      </span>
    );
  return (
    <span className={styles.lines}>
      {changes.map((change) => (
        <span key={keyOf(change)}>
          <Line {...{ change, mine, from, assets }} {...said} />
        </span>
      ))}
    </span>
  );
}

type LineProps = Pick<Step, 'mine' | 'from'> & Pick<Timeline, 'assets'> & Said & { change: Change };

function Line({ change, ...props }: LineProps) {
  switch (change.kind) {
    case 'granted':
      return <Granted change={change} {...props} />;
    case 'balance':
      return <Moved change={change} {...props} />;
    case 'power':
      return <Ruled change={change} {...props} />;
  }
}

type Of<Kind extends Change['kind']> = Omit<LineProps, 'change'> & {
  change: Extract<Change, { kind: Kind }>;
};

function Granted({ change: { grant, amount }, mine, account, assets, labels }: Of<'granted'>) {
  const asset = assets.find((it) => it.token !== undefined && same(it.token, grant.token));
  const message = grant.items ? 'items' : isUnlimited(amount) ? 'any' : 'amount';
  return (
    <Words
      of={words.allowed[message]}
      values={{
        by: !same(grant.owner, account) ? 'other' : mine ? 'you' : 'signature',
        owner: <Who address={grant.owner} labels={labels} />,
        spender: <Who address={grant.spender} labels={labels} />,
        amount: <Digits text={amountDigits(amount, asset?.decimals)} />,
        symbol: asset ? (
          <SafeText text={asset.symbol} max={24} cut="mark" />
        ) : (
          <Who address={grant.token} labels={labels} />
        ),
      }}
    />
  );
}

function Moved({ change: { had, change, other, gain = 0n }, from, account, labels }: Of<'balance'>) {
  const digits = (it: bigint) => (
    <Digits text={amountDigits(it, had.decimals)} brief={change > 0n ? 'cut' : 'up'} />
  );
  const symbol = <SafeText text={had.symbol} max={24} cut="mark" />;
  const of = {
    whose: same(had.account, account) ? ('yours' as const) : ('other' as const),
    of: <Who address={had.account} labels={labels} />,
  };
  if (change > 0n) return <Words of={words.came} values={{ ...of, amount: digits(change), symbol }} />;
  const gone = { ...of, amount: digits(-change), symbol };
  if (other === undefined) return <Words of={words.left} values={gone} />;
  if (gain === -change)
    return (
      <Words
        of={same(other, from) ? words.took : words.got}
        values={{ ...gone, taker: <Who address={other} labels={labels} /> }}
      />
    );
  return (
    <>
      <Words of={words.left} values={gone} />{' '}
      <Words
        of={words.part}
        values={{ taker: <Who address={other} labels={labels} />, amount: digits(gain), symbol }}
      />
    </>
  );
}

function Ruled({ change: { power, ended }, account, labels }: Of<'power'>) {
  const { what, count = 0n } = power;
  if (what === 'threshold')
    return (
      <Words
        of={words.threshold}
        values={{ signatures: Number(count), of: <Who address={power.of} labels={labels} /> }}
      />
    );
  return (
    <Words
      of={(ended ? words.ended : words.power)[what]}
      values={{
        whose: same(power.of, account) ? 'yours' : 'other',
        of: <Who address={power.of} labels={labels} />,
        who: <Who address={power.who ?? power.of} labels={labels} />,
      }}
    />
  );
}

function keyOf(change: Change): string {
  switch (change.kind) {
    case 'balance':
      return `${change.had.account} ${change.had.token ?? ''}`;
    case 'granted':
      return Object.values(change.grant).join(' ');
    case 'power':
      return Object.values(change.power).join(' ');
  }
}

function same(one: Bytes, two: Bytes): boolean {
  return one.toLowerCase() === two.toLowerCase();
}
