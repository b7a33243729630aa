import { errorText } from '@readback/phrases/problemText.ts';
import type { AbiErrorItem } from '@readback/core/model/abi.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import * as batchWords from '@readback/phrases/words/web/contracts/batch.ts';
import { useRef, useState } from 'react';
import type { AbiFunction, Address, Hex } from 'viem';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import { openReview } from '../inbox/openReview.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { formIncoming } from '../inbox/form.ts';
import type { FormOrigin } from '../router/formOrigin.ts';
import { hrefOf } from '../router/places.ts';
import { Button } from '../ui/Button.tsx';
import { useLatePress } from '../ui/fields/useLatePress.ts';
import { useFocusOnWrong } from '../ui/fields/useFocusOnWrong.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { ArgField } from './ArgFields.tsx';
import { addToBatch } from './batch/callBatch.ts';
import { SenderField } from './batch/SenderField.tsx';
import { useSender } from './batch/useSender.ts';
import { Answer } from './Answer.tsx';
import { openedAs, placeOf, searchOf, useCallDraft } from './callDrafts.ts';
import { callBody, type CallErrors, composeCall } from './composeCall.ts';
import look from '../ui/look/look.module.css';
import styles from './Functions.module.css';
import { isRead } from './sortFunctions.ts';
import { awaitsName, type TypedNames } from './typedNames.ts';
import { partsOf } from './functionParts.ts';
import { safeString } from '@readback/core/text/safeString.ts';

export type FunctionFormProps = {
  network: Network;
  address: Address;
  fn: AbiFunction;
  errors: readonly AbiErrorItem[];
  /** What the address of the screen holds for this form. */
  filled: Pick<ContractsSearch, 'args' | 'value'>;
  filledBy: FormOrigin;
  /** See `ArgField`. */
  quiet: boolean;
  /** What the contract says of its own decimals. */
  tokenDecimals: number | undefined;
};

const noErrors: CallErrors = new Map();

/**
 * The form of one function. One that reads is asked in place; one that writes goes to Review, and nothing is asked of
 * a wallet here. Errors show once it was pressed, and then follow what is typed.
 */
export function FunctionForm(props: FunctionFormProps) {
  const { network, address, fn, errors: custom, filled, filledBy, quiet, tokenDecimals } = props;
  const at = { chainId: network.chainId, address };
  const [draft, change] = useCallDraft(at, fn, filled, tokenDecimals);
  const [pressed, setPressed] = useState(0);
  const [asked, setAsked] = useState<{ data: Hex; times: number }>();
  const [names] = useState<TypedNames>(() => new Map());
  const form = useRef<HTMLFormElement>(null);
  const sender = useSender();
  /** Whether the call that is made joins the batch. */
  const together = useRef(false);
  const fields = partsOf(fn)?.fields ?? [];
  const reads = isRead(fn);
  const linked = filledBy === 'link' ? filled.args : undefined;
  const compose = () => composeCall(fn, draft, { decimals: network.decimals, names, linked });
  const composed = pressed > 0 ? compose() : undefined;
  const errors = composed?.ok === false ? composed.errors : noErrors;
  const wrongValue = errors.get('value');

  useFocusOnWrong(form, pressed);

  function submit() {
    const result = compose();
    if (!result.ok) return setPressed((times) => times + 1);
    if (reads) return setAsked((before) => ({ data: result.data, times: (before?.times ?? 0) + 1 }));
    const { data, value } = result;
    const call = { to: address, value, data };
    const opened = openedAs.get(placeOf(network.chainId, address));
    const others = result.names.filter(({ name }) => name !== opened?.name);
    const made = { names: opened ? [opened, ...others] : others, filledBy };
    if (together.current) {
      const { chainId } = network;
      return addToBatch({ chainId, call, name: fn.name, typedValue: draft.value.trim(), ...made });
    }
    const { body, raw } = callBody(network, sender.from, call);
    openReview(formIncoming(body, raw, made));
  }

  const { waits, press } = useLatePress(() => awaitsName(names, draft.values), submit);
  const submitTo = (isForBatch: boolean) => {
    together.current = isForBatch;
    press();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={safeString(fn.name, { max: 80 })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitTo(false);
      }}
    >
      {fields.map((field, index) => {
        const value = draft.values[index];
        return value === undefined ? null : (
          <ArgField
            key={index}
            label={
              /^\d+$/.test(field.name)
                ? fill(words.argument, { place: index + 1 })
                : safeString(field.name, { max: 80 })
            }
            type={field.type}
            parameter={fn.inputs[index]}
            value={value}
            path={String(index)}
            errors={errors}
            chainId={network.chainId}
            decimals={tokenDecimals}
            names={names}
            quiet={quiet}
            linked={filledBy === 'link'}
            onChange={(next) =>
              change({ values: draft.values.map((it, other) => (other === index ? next : it)) })
            }
          />
        );
      })}
      {fn.stateMutability === 'payable' ? (
        <TextField
          label={fill(words.value, { symbol: network.symbol })}
          inputMode="decimal"
          value={draft.value}
          error={wrongValue && errorText(wrongValue)}
          hint={words.valueHint}
          onChange={(value) => change({ value })}
        />
      ) : null}
      {reads ? null : <SenderField sender={sender} />}
      <div className={styles.actions}>
        <Button tone={reads ? 'plain' : 'primary'} type="submit" busy={waits}>
          {reads ? (asked ? words.queryAgain : words.ask) : words.readBack}
        </Button>
        {reads ? null : <Button onClick={() => submitTo(true)}>{batchWords.add}</Button>}
        <FormLink search={searchOf(at, fn, draft)} />
      </div>
      {asked ? <Answer at={at} fn={fn} errors={custom} asked={asked} tokenDecimals={tokenDecimals} /> : null}
    </form>
  );
}

/** The form as it stands, for another tab or device: whoever opens it finds it filled in, and nothing asked. */
function FormLink({ search }: { search: ContractsSearch | undefined }) {
  if (search === undefined) return <span className={look.quiet}>{words.formTooLong}</span>;
  const href = hrefOf({ to: '/contracts', search });
  const [page = ''] = location.href.split('#');
  return <CopyButton word value={`${page}${href}`} what={words.formLink} />;
}
