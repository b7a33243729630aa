import type { DescribedField, DescriptionSource } from '@readback/core/model/description.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { ClaimValue } from './ClaimValue.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Claims.module.css';
import { warningWords } from './claimWords.ts';

export type ClaimFieldsProps = {
  fields: readonly DescribedField[];
  source: DescriptionSource;
  chainId: number | undefined;
  facts: FindFact;
};

/** Labels and values in the descriptor's order; what it says of a call inside is below it. */
export function ClaimFields({ fields, source, chainId, facts }: ClaimFieldsProps) {
  if (fields.length === 0) return <p className={styles.sub}>{words.none}</p>;
  return (
    <dl className={styles.fields}>
      {fields.map((field, at) => (
        // Labels repeat: the place is what a field is.
        <div key={`${at}${field.label}`} className={styles.field}>
          <dt>
            <SafeText text={labelOf(field)} max={80} />
          </dt>
          <dd>
            {field.separator === undefined ? null : (
              <>
                <SafeText text={field.separator} max={60} />{' '}
              </>
            )}
            <FieldValue field={field} source={source} chainId={chainId} facts={facts} />
            {field.warnings.map((warning) => (
              <span key={warning.code} className={look.quietBlock}>
                {warningWords(warning)}
              </span>
            ))}
            {field.inner === undefined ? null : (
              <ClaimFields fields={field.inner.fields} source={source} chainId={chainId} facts={facts} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value of a field, or what a call inside is called, and the account that this is about. */
function FieldValue({
  field,
  source,
  chainId,
  facts,
}: Omit<ClaimFieldsProps, 'fields'> & { field: DescribedField }) {
  const { inner, callee } = field;
  const value =
    inner === undefined ? (
      <ClaimValue spans={field.value} source={source} chainId={chainId} facts={facts} />
    ) : (
      <Words of={words.inner} values={{ says: <SafeText text={inner.intent} max={120} /> }} />
    );
  if (callee === undefined) return value;
  return (
    <Words
      of={words.onAccount}
      values={{
        value,
        quiet: (inner) => <span className={styles.sub}>{inner}</span>,
        account: <Address address={callee} name={addressName(callee, facts)} />,
      }}
    />
  );
}

function labelOf({ groups, label }: DescribedField): string {
  return [...groups, label].filter((it) => it !== '').join(' · ');
}
