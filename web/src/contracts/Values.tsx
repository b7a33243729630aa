import type { Arg } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import type { AbiParameter } from 'viem';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { elementParameter } from './elementParameter.ts';
import { typeWords } from './typeWords.ts';
import look from '../ui/look/look.module.css';
import styles from './Values.module.css';
import { useState } from 'react';
import { Digits } from '../ui/text/Digits.tsx';
import { inUnit, type UnitName, unitsOf } from './units.ts';

export type ValuesProps = {
  args: readonly Arg[];
  /** Of the ABI, in the same order: they have the names of enums. */
  parameters: readonly AbiParameter[];
  chainId: number;
  /** What the contract says of its own decimals. */
  decimals: number | undefined;
};

/** What a function answered, whole and exact: one value as it is, several by name and type. */
export function Values({ args, parameters, ...rest }: ValuesProps) {
  const [only] = args;
  const [parameter] = parameters;
  // Of a single list or tuple without a name, what is in it says it all.
  if (only !== undefined && args.length === 1 && (!isNested(only) || /^\d*$/.test(only.name)))
    return <Value arg={only} parameter={parameter} {...rest} />;
  return <Tree args={args} parameters={parameters} {...rest} />;
}

/** How many values of one list are drawn; the rest is in what can be copied. */
const mostDrawn = 500;

function Tree({ args, parameters, ...rest }: ValuesProps) {
  if (args.length === 0) return <span className={look.quiet}>{words.empty}</span>;
  return (
    <ul className={styles.tree}>
      {args.slice(0, mostDrawn).map((arg, at) => {
        const parameter = parameters[at];
        return (
          // Names may be missing or repeat: the place is what a value is.
          <li key={at} className={styles.item}>
            <span className={styles.name}>
              <SafeText text={nameOf(arg, at)} max={60} />{' '}
              <span className={look.quietCode}>{typeWords(parameter, arg.type)}</span>
            </span>
            <span className={look.wrap}>
              <Value arg={arg} parameter={parameter} {...rest} />
            </span>
          </li>
        );
      })}
      {args.length > mostDrawn ? (
        <li className={look.quiet}>{fill(words.more, { count: args.length - mostDrawn })}</li>
      ) : null}
    </ul>
  );
}

type ValueProps = Omit<ValuesProps, 'args' | 'parameters'> & {
  arg: Arg;
  parameter: AbiParameter | undefined;
};

function Value({ arg, parameter, chainId, decimals }: ValueProps) {
  const { value } = arg;
  switch (value.kind) {
    case 'integer':
      return <IntegerValue value={value.value} type={arg.type} decimals={decimals} />;
    case 'bool':
      return <span>{value.value ? words.booleans.true : words.booleans.false}</span>;
    case 'address':
      return <NamedAddress address={value.address} chainId={chainId} form="line" />;
    case 'bytes':
      return (
        <span className={look.codeWrap}>
          <SafeText text={value.hex} max={400} />
          {value.hex === '0x' ? (
            <span className={look.quiet}> {words.noBytes}</span>
          ) : (
            <CopyButton value={value.hex} what={words.bytes} />
          )}
        </span>
      );
    case 'text':
      return value.text === '' ? (
        <span className={look.quiet}>{words.emptyText}</span>
      ) : (
        <SafeText text={value.text} lines="many" max={1_000} />
      );
    case 'array':
    case 'tuple': {
      const inner = value.kind === 'array' ? value.items : value.fields;
      const of =
        value.kind === 'tuple'
          ? parameter !== undefined && 'components' in parameter
            ? parameter.components
            : []
          : inner.map(() => elementParameter(parameter) ?? { type: '' });
      return <Tree args={inner} parameters={of} chainId={chainId} decimals={decimals} />;
    }
  }
}

function isNested({ value }: Arg): boolean {
  return value.kind === 'array' || value.kind === 'tuple';
}

function nameOf({ name }: Arg, at: number): string {
  return /^\d*$/.test(name) ? String(at) : name;
}

/** A number as it is, and in the unit that the reader chooses: none is guessed. */
function IntegerValue(props: { value: bigint; type: string; decimals: number | undefined }) {
  const { value, type, decimals } = props;
  const [unit, setUnit] = useState<UnitName>('whole');
  const [, kind, bits] = /^(uint|int)(\d+)$/.exec(type) ?? [];
  // A number of few digits is a count, whatever its type could hold.
  const small = value < 10_000n && value > -10_000n;
  const units =
    kind === undefined || small
      ? []
      : unitsOf({ kind: kind as 'uint' | 'int', bits: Number(bits) }, decimals);
  return (
    <span className={styles.integer}>
      <span>
        <Digits text={inUnit(value, unit, decimals)} />
      </span>
      <CopyButton value={value.toString()} what={words.wholeNumber} />
      {units.length > 1 ? (
        <select
          className={styles.unit}
          aria-label={words.shownAs}
          value={unit}
          onChange={(event) =>
            setUnit(units.find((it) => it.value === event.currentTarget.value)?.value ?? 'whole')
          }
        >
          {units.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      ) : null}
    </span>
  );
}
