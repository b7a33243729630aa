import type { AbiParameter } from 'viem';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import { composeContract } from './composeContract.ts';
import { useDraft } from './drafts.ts';
import { NetworkField } from './NetworkField.tsx';
import { isJsonArgument } from './readArgument.ts';
import { readFunction } from './readFunction.ts';
import { useComposeContext } from './useComposeContext.ts';

/** Calls a function that the user wrote down, on any contract. */
export function ContractForm() {
  const [draft, change] = useDraft('contract');
  const context = useComposeContext(draft.chain);
  const fn = readFunction(draft.line);
  const payable = fn.ok && fn.value.stateMutability === 'payable';
  const unit = context.network?.symbol;
  return (
    <ComposeForm label="Contract call" compose={() => composeContract(draft, context)}>
      {(errors) => (
        <>
          <NetworkField
            value={context.chain}
            error={errors.network}
            onChange={(chain) => change({ chain })}
          />
          <TextField
            label="Contract"
            mono
            placeholder="0x…"
            value={draft.to}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
          <TextField
            label="Function"
            mono
            placeholder="function transfer(address to, uint256 amount)"
            value={draft.line}
            error={errors.line}
            hint="As its author writes it, with payable if it takes a value."
            onChange={(line) => change({ line })}
          />
          {fn.ok
            ? fn.value.inputs.map((input, at) => (
                <Argument
                  key={at}
                  input={input}
                  at={at}
                  value={draft.args[at] ?? ''}
                  error={errors[`arg.${at}`]}
                  onChange={(value) => change({ args: withArgument(draft.args, at, value) })}
                />
              ))
            : null}
          {payable ? (
            <TextField
              label={unit === undefined ? 'Value' : `Value in ${unit}`}
              inputMode="decimal"
              value={draft.value}
              error={errors.value}
              hint="Sent along with the call. Empty means nothing."
              onChange={(value) => change({ value })}
            />
          ) : null}
        </>
      )}
    </ComposeForm>
  );
}

type ArgumentProps = {
  input: AbiParameter;
  at: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const booleans = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
] as const;

function Argument({ input, at, value, error, onChange }: ArgumentProps) {
  const label = `${input.name || `Argument ${at + 1}`}: ${typeWords(input)}`;
  if (input.type === 'bool') {
    const chosen = value === 'true' || value === 'false' ? value : '';
    return <Select label={label} value={chosen} error={error} options={booleans} onChange={onChange} />;
  }
  if (isJsonArgument(input)) {
    return (
      <TextArea
        label={label}
        mono
        rows={3}
        value={value}
        error={error}
        hint={input.type === 'tuple' ? 'As JSON: a list, or an object by names.' : 'As JSON: [ … ]'}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField label={label} mono={input.type !== 'string'} value={value} error={error} onChange={onChange} />
  );
}

/** A type as it is written in Solidity: `(address who, uint256[] parts)[]` for a list of tuples. */
function typeWords(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type;
  const inner = parameter.components.map((it) => `${typeWords(it)}${it.name ? ` ${it.name}` : ''}`);
  return `(${inner.join(', ')})${parameter.type.slice('tuple'.length)}`;
}

function withArgument(args: readonly string[], at: number, value: string): readonly string[] {
  return Array.from({ length: Math.max(args.length, at + 1) }, (_, it) =>
    it === at ? value : (args[it] ?? ''),
  );
}
