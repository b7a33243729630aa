import {
  type SiweField,
  type SiweFields,
  siweTemplate,
} from '@readback/core/request/message/siweTemplate.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Compose.module.css';
import type { Errors } from './composed.ts';

const small: readonly { field: SiweField; label: string; mono?: boolean }[] = [
  { field: 'domain', label: 'Site (domain)' },
  { field: 'uri', label: 'Sign-in page (URI)' },
  { field: 'chainId', label: 'Network (chain id)' },
  { field: 'nonce', label: 'Nonce', mono: true },
  { field: 'issuedAt', label: 'Issued at' },
  { field: 'expirationTime', label: 'Expires (optional)' },
  { field: 'notBefore', label: 'Not before (optional)' },
  { field: 'requestId', label: 'Request id (optional)' },
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
    <fieldset className={styles.group} aria-label="Sign-in message">
      <TextField
        label="Account"
        mono
        value={fields.address}
        error={errors.address}
        onChange={(address) => onChange({ address })}
      />
      <div className={styles.two}>
        {small.map(({ field, label, mono }) => (
          <TextField
            key={field}
            label={label}
            mono={mono ?? false}
            value={fields[field]}
            error={errors[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
      <TextField
        label="Statement (optional)"
        value={fields.statement}
        error={errors.statement}
        onChange={(statement) => onChange({ statement })}
      />
      <TextArea
        label="Resources, one per line (optional)"
        rows={2}
        value={fields.resources}
        error={errors.resources}
        onChange={(resources) => onChange({ resources })}
      />
      {elsewhere ? (
        <p className={styles.note}>
          This sign-in is for a site other than this page ({location.host}). It can be read back and copied
          here, and is never signed here.
        </p>
      ) : null}
      {written.ok ? (
        <div className={styles.preview} data-testid="siwe-text">
          <SafeText text={written.text} lines="many" />
        </div>
      ) : (
        <p className={styles.note}>The message appears here once every field is valid.</p>
      )}
    </fieldset>
  );
}
