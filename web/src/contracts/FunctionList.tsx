import { functionLine } from '@readback/core/abi/functionLine.ts';
import type { AbiErrorItem } from '@readback/core/model/abi.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useId, useState } from 'react';
import type { Abi, AbiFunction, Address, Hex } from 'viem';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import type { FormOrigin } from '../router/formOrigin.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { lineOf } from './callDrafts.ts';
import { FunctionForm } from './FunctionForm.tsx';
import look from '../ui/look/look.module.css';
import styles from './Functions.module.css';
import { decimalsOf } from './decimalsOf.ts';
import { ReadValues } from './ReadValues.tsx';
import { functionsOf, isFound, selectorOfLine, sortFunctions } from './sortFunctions.ts';
import { useReads } from './useReads.ts';
import { partsOf } from './functionParts.ts';
import { SafeText } from '../ui/text/SafeText.tsx';

export type FunctionListProps = {
  network: Network;
  address: Address;
  abi: Abi;
  /** Of the code that has these functions; undefined while it is not known. */
  codeHash: Hex | undefined;
  /** Whether the contract may be asked: someone pressed for it. */
  asked: boolean;
  /** See `ArgField`. */
  quiet: boolean;
  search: ContractsSearch;
  filledBy: FormOrigin;
  onSearch: (search: ContractsSearch) => void;
};

/** Everything that a contract can be asked and told: values in place, forms behind the names of their functions. */
export function FunctionList(props: FunctionListProps) {
  const { network, address, abi, codeHash, asked, quiet, search, filledBy, onSearch } = props;
  const [typed, setTyped] = useState('');
  const { chainId } = network;
  const { values, questions, writes } = sortFunctions(functionsOf(abi));
  const reads = useReads({ chainId, address, codeHash }, values, asked);
  const tokenDecimals = decimalsOf(values, reads);
  const open = search.fn === undefined ? undefined : selectorOfLine(search.fn);
  const errors = abi.filter((it): it is AbiErrorItem => it.type === 'error');
  const found = (list: readonly AbiFunction[]) => list.filter((fn) => isFound(fn, typed));
  const shown = [values, questions, writes].map(found);
  const row = (fn: AbiFunction) => {
    const selector = partsOf(fn)?.selector;
    const isOpen = selector === open;
    return (
      <FunctionRow
        key={selector}
        fn={fn}
        open={isOpen}
        onOpen={() => onSearch({ chain: chainId, address, ...(isOpen ? {} : { fn: lineOf(fn) }) })}
      >
        <FunctionForm
          network={network}
          address={address}
          fn={fn}
          errors={errors}
          filled={{
            ...(search.args ? { args: search.args } : {}),
            ...(search.value ? { value: search.value } : {}),
          }}
          filledBy={filledBy}
          quiet={quiet}
          tokenDecimals={tokenDecimals}
        />
      </FunctionRow>
    );
  };
  return (
    <>
      {functionsOf(abi).length > 6 ? (
        <div className={styles.find}>
          <TextField
            label={words.findFunction}
            type="search"
            placeholder={words.findExamples}
            value={typed}
            onChange={setTyped}
          />
        </div>
      ) : null}
      {shown.every((list) => list.length === 0) ? (
        <EmptyState title={words.noFunctions}>{words.noFunctionsHint}</EmptyState>
      ) : null}
      {shown[0] && shown[0].length > 0 ? (
        <ReadValues
          chainId={chainId}
          functions={shown[0]}
          reads={reads}
          asked={asked}
          tokenDecimals={tokenDecimals}
        />
      ) : null}
      <Group title={words.questions} functions={shown[1] ?? []}>
        {row}
      </Group>
      <Group title={words.writes} functions={shown[2] ?? []}>
        {row}
      </Group>
    </>
  );
}

type GroupProps = {
  title: string;
  functions: readonly AbiFunction[];
  children: (fn: AbiFunction) => React.ReactNode;
};

function Group({ title, functions, children }: GroupProps) {
  const id = useId();
  if (functions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={look.panel}>{functions.map(children)}</ul>
    </section>
  );
}

type FunctionRowProps = { fn: AbiFunction; open: boolean; onOpen: () => void; children: React.ReactNode };

/** A function by its name, its arguments and its selector: overloads are told apart by what they take. */
function FunctionRow({ fn, open, onOpen, children }: FunctionRowProps) {
  const id = useId();
  const args = argsOf(fn);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onOpen}>
        <span className={styles.signature}>
          <b>
            <SafeText text={fn.name} max={120} cut="mark" />
          </b>
          <span className={styles.args}>
            <SafeText text={args} max={400} cut="mark" />
          </span>
        </span>
        <span className={styles.marks}>
          {fn.stateMutability === 'payable' ? <span className={styles.payable}>{words.payable}</span> : null}
          <span className={styles.selector}>{partsOf(fn)?.selector}</span>
        </span>
      </button>
      {open ? (
        <div className={styles.open} id={id}>
          {children}
        </div>
      ) : null}
    </li>
  );
}

/** What it takes, with the names that its author gave: "(address spender, uint256 amount)". */
function argsOf(fn: AbiFunction): string {
  return functionLine({ ...fn, outputs: [], stateMutability: 'nonpayable' }).slice(fn.name.length);
}
