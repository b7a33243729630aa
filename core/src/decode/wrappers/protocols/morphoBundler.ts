import { addressArg, boolArg, bytesArg, integerArg, partsAt } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * What tokens, collections and their like do for whoever calls them, which is the bundler: `approve`, `increaseAllowance`,
 * `setApprovalForAll`, `transfer`, `transferFrom` and the `safeTransferFrom`s, `delegate`.
 */
const ofTokens: ReadonlySet<string> = new Set([
  '0x095ea7b3',
  '0x39509351',
  '0xa22cb465',
  '0xa9059cbb',
  '0x23b872dd',
  '0x42842e0e',
  '0xb88d4fde',
  '0xf242432a',
  '0x2eb2c2d6',
  '0x5c19a95c',
]);

/**
 * Bundler3 of Morpho: it calls adapters one by one, and they take assets of, and act for, whoever called the bundler. A
 * token does not ask who that is. What an adapter's callback runs (`reenter`) is in bytes of the call that it belongs to.
 */
export const morphoBundler: Wrapper = {
  signatures: ['multicall((address,bytes,uint256,bool,bytes32)[])'],
  open: (outer, args) => ({
    calls: partsAt(args, 0).map((item) => {
      const fields = partsAt([item], 0);
      const to = addressArg(fields, 0);
      const part = bytesArg(fields, 1);
      return {
        op: 'call',
        actor: ofTokens.has(part.data.slice(0, 10).toLowerCase()) ? outer.self : outer.actor,
        self: to,
        to,
        value: integerArg(fields, 2),
        ...part,
        runs: boolArg(fields, 3) ? 'mayFail' : 'always',
      };
    }),
  }),
};
