import type { Hex } from 'viem';
import type { Body, Call, Capability } from '../../model/request.ts';

type Batch = Pick<Extract<Body, { kind: 'calls' }>, 'calls' | 'capabilities'>;

/**
 * The calls of a batch with the bytes that its app has the wallet add to their calldata (the capability `dataSuffix`); undefined
 * where it asks for none. A call without calldata stays without. Which wallets add them to each call, which to the whole
 * alone, is theirs to say: both can happen.
 */
export function suffixed(batch: Batch): readonly Call[] | undefined {
  const all = batch.calls.map((call, at): Call => {
    const suffix = suffixOf(batch, at);
    return suffix === undefined || call.data === '0x'
      ? call
      : { ...call, data: `${call.data}${suffix.slice(2)}` };
  });
  return all.some((call, at) => call !== batch.calls[at]) ? all : undefined;
}

/** What is asked for one call counts before what is asked for all. */
export function suffixOf({ capabilities = [] }: Batch, call: number): Hex | undefined {
  const asked = capabilities.filter(({ name, leftOut }) => name === 'dataSuffix' && leftOut !== true);
  const its = asked.find((it) => it.call === call) ?? asked.find((it) => it.call === undefined);
  const value = its === undefined ? undefined : capabilityValue(its);
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(value)
    ? (value.toLowerCase() as Hex)
    : undefined;
}

/** What a capability is given: the `value` of its object, or what is in its place. */
export function capabilityValue({ json }: Pick<Capability, 'json'>): unknown {
  const found: unknown = JSON.parse(json);
  return typeof found === 'object' && found !== null && 'value' in found ? found.value : found;
}
