import type { FormPath } from '@readback/core/abi/toArgs.ts';
import { emptyValue, type FormValue } from '@readback/core/abi/formValue.ts';
import { fromArgs } from '@readback/core/abi/fromArgs.ts';
import { jsonOf, jsonValue } from '@readback/core/abi/jsonValue.ts';
import { toArgs } from '@readback/core/abi/toArgs.ts';
import type { AbiType } from '@readback/core/decode/abi/abiType.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { AbiParameter } from 'viem';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import styles from './ArgFields.module.css';
import { LeafField } from './LeafField.tsx';
import { typeWords } from './typeWords.ts';
import type { TypedNames } from './typedNames.ts';

export type ArgFieldProps = {
  /** Of our own words and identifiers only. */
  label: string;
  type: AbiType;
  parameter: AbiParameter | undefined;
  value: FormValue;
  path: FormPath;
  errors: ReadonlyMap<FormPath, ReadbackError>;
  chainId: number;
  decimals: number | undefined;
  /** A link filled this in, and nobody pressed yet: no name is looked up. */
  quiet: boolean;
  /** A link filled this in: names in it are looked up one by one, when somebody asks for them. */
  linked: boolean;
  /** Where address fields put what they found behind names. */
  names: TypedNames;
  onChange: (value: FormValue) => void;
};

/** One argument of any type: lists can be added to and put in order, tuples lie open, both can be written as JSON. */
export function ArgField(props: ArgFieldProps) {
  const { type, value } = props;
  if (type.kind !== 'array' && type.kind !== 'tuple') return <LeafField {...props} type={type} />;
  return value.kind === 'json' ? <JsonField {...props} json={value.json} /> : <Group {...props} />;
}

function Group(props: ArgFieldProps) {
  const { label, type, parameter, value, path, errors, onChange } = props;
  const items = value.kind === 'items' ? value.items : [];
  const error = errors.get(path);
  const set = (next: readonly FormValue[]) => onChange({ kind: 'items', items: next });
  const replace = (at: number, next: FormValue) => set(items.map((it, index) => (index === at ? next : it)));
  const inner = { ...props, parameter: undefined };
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${path}-error` : undefined}>
      <legend className={styles.legend}>
        {label} <span className={styles.type}>{typeWords(parameter, type.text)}</span>
      </legend>
      {error ? (
        <p className={styles.error} id={`${path}-error`} role="alert">
          {error.shortMessage}
        </p>
      ) : null}
      {type.kind === 'tuple'
        ? type.fields.map((field, at) => (
            <ArgField
              key={at}
              {...inner}
              label={/^\d+$/.test(field.name) ? `Part ${at + 1}` : field.name}
              type={field.type}
              parameter={
                parameter !== undefined && 'components' in parameter ? parameter.components[at] : undefined
              }
              value={items[at] ?? emptyValue(field.type)}
              path={`${path}.${at}`}
              onChange={(next) =>
                set(
                  type.fields.map((it, index) =>
                    index === at ? next : (items[index] ?? emptyValue(it.type)),
                  ),
                )
              }
            />
          ))
        : null}
      {type.kind === 'array' ? (
        <>
          {items.length === 0 ? <p className={styles.hint}>No elements.</p> : null}
          {items.map((item, at) => (
            // Elements have no names: their place is what they are.
            <div key={at} className={styles.element}>
              <div className={styles.field}>
                <ArgField
                  {...inner}
                  label={`${label} ${at + 1}`}
                  type={type.of}
                  parameter={itemOf(parameter)}
                  value={item}
                  path={`${path}.${at}`}
                  onChange={(next) => replace(at, next)}
                />
              </div>
              <div className={styles.tools}>
                <Tool
                  name={`Move ${label} ${at + 1} up`}
                  off={at === 0}
                  onClick={() => set(moved(items, at, -1))}
                >
                  <ArrowUp size={16} aria-hidden />
                </Tool>
                <Tool
                  name={`Move ${label} ${at + 1} down`}
                  off={at === items.length - 1}
                  onClick={() => set(moved(items, at, 1))}
                >
                  <ArrowDown size={16} aria-hidden />
                </Tool>
                {type.length === undefined ? (
                  <Tool
                    name={`Remove ${label} ${at + 1}`}
                    onClick={() => set(items.filter((_, index) => index !== at))}
                  >
                    <Trash2 size={16} aria-hidden />
                  </Tool>
                ) : null}
              </div>
            </div>
          ))}
        </>
      ) : null}
      <div className={styles.actions}>
        {type.kind === 'array' && type.length === undefined ? (
          <Button onClick={() => set([...items, emptyValue(type.of)])} aria-label={`Add to ${label}`}>
            <Plus size={16} aria-hidden />
            Add
          </Button>
        ) : null}
        <Button tone="quiet" onClick={() => onChange({ kind: 'json', json: asJson(type, value) })}>
          Write as JSON
        </Button>
      </div>
    </fieldset>
  );
}

function Tool(props: { name: string; off?: boolean; onClick: () => void; children: React.ReactNode }) {
  const { name, off = false, onClick, children } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
    </button>
  );
}

function JsonField({
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
  const next = json.trim() === '' ? empty : fields[0];
  return (
    <div className={styles.json}>
      <TextArea
        label={`${label}: ${typeWords(parameter, type.text)}`}
        mono
        rows={3}
        value={json}
        error={errors.get(path)?.shortMessage}
        hint={type.kind === 'tuple' ? 'As JSON: a list, or an object by names.' : 'As JSON: [ … ]'}
        onChange={(it) => onChange({ kind: 'json', json: it })}
      />
      {next?.kind === 'items' ? (
        <div>
          <Button tone="quiet" onClick={() => onChange(next)}>
            Fill in field by field
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What stands in the fields as JSON; nothing while something in them is wrong. */
function asJson(type: AbiType, value: FormValue): string {
  const made = toArgs([{ name: '', type }], [value]);
  const [arg] = made.ok ? made.args : [];
  return arg === undefined ? '' : jsonOf(arg.value);
}

function moved(items: readonly FormValue[], at: number, by: -1 | 1): readonly FormValue[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}

function itemOf(parameter: AbiParameter | undefined): AbiParameter | undefined {
  if (parameter === undefined) return undefined;
  const type = parameter.type.replace(/\[[0-9]*\]$/, '');
  const internalType = parameter.internalType?.replace(/\[[0-9]*\]$/, '');
  return { ...parameter, type, ...(internalType === undefined ? {} : { internalType }) } as AbiParameter;
}
