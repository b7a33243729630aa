import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/walletComparison.ts';
import { Listed } from '../ui/text/Listed.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './WalletComparison.module.css';
import type { ComparedField, Comparison } from './compareFields.ts';
import { FieldName } from './FieldName.tsx';

/** How many values are named before the rest is counted. */
const mostNames = 3;

/** Readback's own words above a wallet: how much of what it shows was found in the readback, and what was not. */
export function ComparisonLine({ comparison }: { comparison: Comparison | undefined }) {
  return (
    <section className={styles.line} aria-label={words.title} data-testid="beside-line">
      <output>{comparison === undefined ? <b>{words.cannot}</b> : <Counts of={comparison} />}</output>
      <p className={styles.limit}>
        {words.limit} <span className={styles.keys}>{words.keys}</span>
      </p>
    </section>
  );
}

function Counts({ of: { fields, left } }: { of: Comparison }) {
  const those = (is: ComparedField['is']) => fields.filter((it) => it.is === is);
  return (
    <>
      <b>{fill(words.same, { found: those('found').length, all: fields.length })}</b>
      <Named of={words.differ} fields={those('differs')} differs />
      <Named of={words.left} fields={left.map((field) => ({ field }))} differs />
      <Named of={words.unshown} fields={those('unshown')} />
    </>
  );
}

function Named({
  of,
  fields,
  differs = false,
}: {
  of: typeof words.differ | typeof words.left | typeof words.unshown;
  fields: readonly Pick<ComparedField, 'field' | 'instead'>[];
  differs?: boolean;
}) {
  const count = fields.length;
  if (count === 0) return null;
  const shown = fields.slice(0, count === mostNames + 1 ? count : mostNames);
  const rest = count - shown.length;
  const names = [
    ...shown.map((it) => <Name key={it.field.id} {...it} />),
    ...(rest > 0 ? [<span key="rest">{fill(words.more, { count: rest })}</span>] : []),
  ];
  return (
    <span className={differs ? styles.differs : styles.unshown}>
      <Words of={of} values={{ count, names: <Listed>{names}</Listed> }} />
    </span>
  );
}

function Name({ field, instead }: Pick<ComparedField, 'field' | 'instead'>) {
  const name = <FieldName field={field} />;
  if (instead === undefined) return name;
  return (
    <Words of={words.instead} values={{ name, value: <SafeText text={instead} max={60} cut="mark" /> }} />
  );
}
