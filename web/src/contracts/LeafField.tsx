import { errorText } from '@readback/phrases/problemText.ts';
import { leafValue, type LeafType } from '@readback/core/abi/forms/formLeaf.ts';
import type { FormValue, Unit } from '@readback/core/abi/forms/formValue.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useEffect, useState } from 'react';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { amountDigits } from '../ui/text/amount.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './ArgFields.module.css';
import type { ArgFieldProps } from './argFieldProps.ts';
import { typeWords } from './typeWords.ts';
import { nameOfUnit, type UnitChoice, unitOf, unitsOf } from './units.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';

type LeafFieldProps = Omit<ArgFieldProps, 'type'> & { type: LeafType };

/** One value that is typed as one text. */
export function LeafField(props: LeafFieldProps) {
  const { type, parameter, value, path, errors, onChange } = props;
  const { text, unit } = value.kind === 'text' ? value : { text: '', unit: undefined };
  const label = fill(words.typed, { label: props.label, type: typeWords(parameter, type.text) });
  const wrong = errors.get(path);
  const error = wrong && errorText(wrong);
  const change = (next: string) => onChange(textOf(next, unit));
  switch (type.kind) {
    case 'bool':
      return (
        <Select
          label={label}
          value={text === 'true' || text === 'false' ? text : ''}
          error={error}
          options={booleans}
          onChange={change}
        />
      );
    case 'address':
      return <OneAddress {...props} label={label} text={text} error={error} change={change} />;
    case 'uint':
    case 'int':
      return <Integer {...props} type={type} label={label} text={text} unit={unit} error={error} />;
    case 'string':
      return <TextArea label={label} rows={1} value={text} error={error} onChange={change} />;
    case 'bytes':
      return (
        <TextArea label={label} mono rows={2} placeholder="0x" value={text} error={error} onChange={change} />
      );
    case 'fixedBytes':
      return <TextField label={label} mono placeholder="0x…" value={text} error={error} onChange={change} />;
  }
}

const booleans = [
  { value: 'true', label: words.booleans.true },
  { value: 'false', label: words.booleans.false },
] as const;

type TextProps = LeafFieldProps & { text: string; error: string | undefined };

function OneAddress({
  label,
  text,
  error,
  chainId,
  names,
  quiet,
  linked,
  change,
}: TextProps & { change: (text: string) => void }) {
  // A name that a link put here is a stranger's until someone asks for it, or types another one.
  const [unseen, setUnseen] = useState(linked && text !== '' && !parseAddress(text).ok ? text : undefined);
  const waits = quiet || text === unseen;
  const typed = useTypedAddress(waits ? '' : text, { chainId });
  // What the field finds is read when the form is pressed, which is not part of drawing it.
  useEffect(() => {
    names.set(text, typed);
  }, [names, text, typed]);
  if (waits) {
    const isName = text !== '' && !parseAddress(text).ok;
    const hint = isName ? words.linkedName : undefined;
    return (
      <div>
        <TextField label={label} mono value={text} error={error} hint={hint} onChange={change} />
        {quiet || !isName ? null : (
          <Button tone="quiet" onClick={() => setUnseen(undefined)}>
            {words.lookUp}
          </Button>
        )}
      </div>
    );
  }
  return <AddressField label={label} value={text} chainId={chainId} error={error} onChange={change} />;
}

type IntegerProps = Omit<TextProps, 'type'> & {
  type: Extract<LeafType, { kind: 'uint' | 'int' }>;
  unit: Unit | undefined;
};

function Integer({ type, label, text, unit, error, decimals, onChange }: IntegerProps) {
  // A link may have put a unit there that is not one of the choices: it represents itself.
  const chosen = nameOfUnit(unit, decimals);
  const units = unitsOf(type, decimals);
  const exact = text === '' ? undefined : leafValue(type, text, unit);
  const echo =
    exact?.ok && exact.value.kind === 'integer'
      ? echoOf(exact.value.value, unit, decimals, units)
      : undefined;
  const field = (
    <TextField
      label={label}
      inputMode={unit === undefined ? 'text' : 'decimal'}
      type={unit?.as === 'utc' ? 'datetime-local' : 'text'}
      step={unit?.as === 'utc' ? 1 : undefined}
      value={text}
      error={error}
      onChange={(next) => onChange(textOf(next, unit))}
    />
  );
  if (units.length < 2) return field;
  return (
    <div className={styles.number}>
      {field}
      <Select
        label={words.typedAs}
        aria-label={fill(words.fieldTypedAs, { field: label })}
        value={chosen ?? ''}
        placeholder={unit?.as === 'scale' ? fill(words.decimals, { count: unit.decimals }) : words.choose}
        options={units}
        onChange={(next) => {
          const into = unitOf(next, decimals);
          onChange(textOf(into?.as === 'utc' || unit?.as === 'utc' ? '' : text, into));
        }}
      />
      {echo === undefined ? null : <p className={styles.exactly}>{echo}</p>}
    </div>
  );
}

/** The same number in the other way of writing it: what the call holds, or what a whole number is of the token. */
function echoOf(
  value: bigint,
  unit: Unit | undefined,
  decimals: number | undefined,
  units: readonly UnitChoice[],
): string | undefined {
  if (unit !== undefined) return fill(words.exactly, { number: numberWords(value) });
  if (!units.some((it) => it.value === 'token') || value === 0n) return undefined;
  return fill(words.ofToken, { digits: amountDigits(value, decimals) });
}

function textOf(text: string, unit: Unit | undefined): FormValue {
  return unit === undefined ? { kind: 'text', text } : { kind: 'text', text, unit };
}
