import { errorText } from '@readback/phrases/problemText.ts';
import { emptyValue, type FormValue } from '@readback/core/abi/forms/formValue.ts';
import { fromArgs } from '@readback/core/abi/forms/fromArgs.ts';
import { jsonOf, jsonValue } from '@readback/core/abi/forms/jsonValue.ts';
import { toArgs } from '@readback/core/abi/forms/toArgs.ts';
import type { AbiType } from '@readback/core/codec/abiType.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import type { ArgFieldProps } from './argFieldProps.ts';
import styles from './ArgFields.module.css';
import { typeWords } from './typeWords.ts';

/** A list or tuple written out as JSON; once it can be read, it can be filled in field by field instead. */
export function JsonField({
  label,
  type,
  parameter,
  path,
  errors,
  json,
  onChange,
}: ArgFieldProps & { json: string }) {
  const read = jsonValue(type, json);
  const fields = read.ok
    ? fromArgs([{ name: '', type }], [{ name: '', type: '', bytes: [0, 0], value: read.value }])
    : [];
  const empty = emptyValue(type);
  const wrong = errors.get(path);
  const next = json.trim() === '' ? empty : fields[0];
  return (
    <div className={styles.json}>
      <TextArea
        label={fill(words.typed, { label, type: typeWords(parameter, type.text) })}
        mono
        rows={3}
        value={json}
        error={wrong && errorText(wrong)}
        hint={type.kind === 'tuple' ? words.tupleJson : words.listJson}
        onChange={(it) => onChange({ kind: 'json', json: it })}
      />
      {next?.kind === 'items' ? (
        <div>
          <Button tone="quiet" onClick={() => onChange(next)}>
            {words.byField}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What is in the fields as JSON; nothing while something in them is wrong. */
export function asJson(type: AbiType, value: FormValue): string {
  const made = toArgs([{ name: '', type }], [value]);
  const [arg] = made.ok ? made.args : [];
  return arg === undefined ? '' : jsonOf(arg.value);
}
