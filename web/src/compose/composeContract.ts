import { parseAddress } from '@readback/core/text/address.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { good } from '@readback/core/text/result.ts';
import { encodeFunctionData } from 'viem';
import { type Composed, type ComposeContext, errorsOf, noNetwork, transactionOf } from './composed.ts';
import { readArgument } from './readArgument.ts';
import { readFunction } from './readFunction.ts';

/** `args` holds what was typed for each argument, by its position; more may be kept from another function. */
export type ContractDraft = Readonly<{
  to: string;
  line: string;
  args: readonly string[];
  value: string;
}>;

/** Fields of arguments are named by their position: `arg.0`. */
export type ContractField = 'to' | 'line' | 'value' | 'network' | `arg.${number}`;

/** A call of a function that the user wrote down. A value goes with it only if the function is payable. */
export function composeContract(
  draft: ContractDraft,
  { network, account }: ComposeContext,
): Composed<ContractField> {
  const to = parseAddress(draft.to);
  const fn = readFunction(draft.line);
  const inputs = fn.ok ? fn.value.inputs : [];
  const args = inputs.map((input, at) => readArgument(input, draft.args[at] ?? ''));
  const payable = fn.ok && fn.value.stateMutability === 'payable' && draft.value.trim() !== '';
  const value = payable && network ? parseUnitsExact(draft.value, network.decimals) : good(0n);
  const given = args.flatMap((arg) => (arg.ok ? [arg.value] : []));
  if (network !== undefined && to.ok && fn.ok && value.ok && given.length === args.length) {
    const data = encodeFunctionData({ abi: [fn.value], functionName: fn.value.name, args: given });
    return {
      ok: true,
      body: transactionOf({ network, account }, { to: to.value, value: value.value, data }),
      raw: `to: ${to.value}\ndata: ${data}\nvalue: ${value.value}\nchain: ${network.chainId}`,
    };
  }
  const ofArgs = args.map((arg, at) => [`arg.${at}`, arg.ok ? undefined : arg.error.shortMessage] as const);
  const errors = errorsOf<ContractField>({
    network: network === undefined ? noNetwork : undefined,
    to: to.ok ? undefined : to.error.shortMessage,
    line: fn.ok ? undefined : fn.error.shortMessage,
    value: value.ok ? undefined : value.error.shortMessage,
    ...Object.fromEntries(ofArgs),
  });
  return { ok: false, errors: errors ?? {} };
}
