import type { Address } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { candidates } from '../../candidates.ts';
import { addressArg, bytesArg, integerArg } from '../args.ts';
import { innerCallAs } from '../inner.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/** What the diamond of LI.FI has done before it pays out or bridges: `LibSwap.SwapData` of github.com/lifinance/contracts. */
const shape = '(address,address,address,address,uint256,bytes,bool)';

/** As `core/functions` calls what the diamond calls beside exchanges. */
const periphery = 'LI.FI periphery';

/** Functions of its `Patcher`, which makes any call, and runs any code if it is told to. */
const anything: ReadonlySet<string> = new Set(['0xefae576b', '0x922c8daa', '0x4d914979', '0xb7c52777']);

/**
 * What the diamond of LI.FI does on the way and is not an exchange: fees that it pays, and calls that it has others make. The exchanges
 * themselves are on a list of its own, and what they bring is held to the minimum: their calls stay closed.
 */
export const lifiSwaps: Wrapper = {
  signatures: [],
  within: shape,
  open: ({ self }, args) => ({
    calls: args.flatMap(swapsIn).flatMap((fields): readonly CallToRead[] => {
      const to = addressArg(fields, 0);
      const part = bytesArg(fields, 5);
      if (!isOfPeriphery(part.data.slice(0, 10), to)) return [];
      const value = /^0x0*$/.test(addressArg(fields, 2)) ? integerArg(fields, 4) : 0n;
      return [innerCallAs(self, to, value, part)];
    }),
  }),
};

/** The fields of each swap, wherever it stands but in what is done on another network. */
function swapsIn({ name, type, value }: Arg): readonly (readonly Arg[])[] {
  if (value.kind === 'array') return value.items.flatMap(swapsIn);
  if (value.kind !== 'tuple' || name.startsWith('dst')) return [];
  return type === shape
    ? [value.fields]
    : value.fields.filter(({ name: it }) => !it.startsWith('dst')).flatMap(swapsIn);
}

function isOfPeriphery(selector: string, to: Address): boolean {
  if (anything.has(selector.toLowerCase())) return true;
  return candidates(selector.toLowerCase() as `0x${string}`, to, []).some(({ from }) =>
    from.some((it) => it.by === 'source' && it.name === periphery),
  );
}
