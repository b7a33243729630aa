import {
  type SiweField,
  type SiweFields,
  siweTemplate,
} from '@readback/core/request/message/siweTemplate.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './Compose.module.css';
import type { Errors } from '../forms/composed.ts';

const small: readonly { field: SiweField; mono?: boolean }[] = [
  { field: 'domain' },
  { field: 'uri' },
  { field: 'chainId' },
  { field: 'nonce', mono: true },
  { field: 'issuedAt' },
  { field: 'expirationTime' },
  { field: 'notBefore' },
  { field: 'requestId' },
];

/** The fields of a sign-in message (EIP-4361), and the message that they make. */
export function SiweFieldset({
  fields,
  errors,
  onChange,
}: {
  fields: SiweFields;
  errors: Errors<SiweField>;
  onChange: (fields: Partial<SiweFields>) => void;
}) {
  const written = siweTemplate(fields);
  const elsewhere = fields.domain !== '' && fields.domain.toLowerCase() !== location.host.toLowerCase();
  return (
    <fieldset className={styles.group} aria-label={words.signIn}>
      <TextField
        label={words.signInFields.address}
        mono
        value={fields.address}
        error={errors.address}
        onChange={(address) => onChange({ address })}
      />
      <div className={styles.two}>
        {small.map(({ field, mono }) => (
          <TextField
            key={field}
            label={words.signInFields[field]}
            mono={mono ?? false}
            value={fields[field]}
            error={errors[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
      <TextField
        label={words.signInFields.statement}
        value={fields.statement}
        error={errors.statement}
        onChange={(statement) => onChange({ statement })}
      />
      <TextArea
        label={words.signInFields.resources}
        rows={2}
        value={fields.resources}
        error={errors.resources}
        onChange={(resources) => onChange({ resources })}
      />
      {elsewhere ? <p className={styles.note}>{fill(words.otherSite, { host: location.host })}</p> : null}
      {written.ok ? (
        <div className={styles.preview} data-testid="siwe-text">
          <SafeText text={written.text} lines="many" />
        </div>
      ) : (
        <p className={styles.note}>{words.signInAwaited}</p>
      )}
    </fieldset>
  );
}
