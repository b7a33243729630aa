import { bytesArg } from '../args.ts';
import { sealed } from '../sealed.ts';
import type { Wrapper } from '../wrapper.ts';

/** AggregationRouterV6 of 1inch: one address on most chains, another on ZKsync Era. From its ERC-7730 descriptors. */
const routers: readonly string[] = [
  '0x111111125421ca6dc452d289314280a0f8842a65',
  '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff',
];

const signatures = ['permitAndCall(bytes,bytes)'];

/**
 * 1inch: hands in a permit of the caller's for the router, then delegatecalls itself with the action, so that the
 * caller stays the caller. Permits are packed in ways that differ by their length, and stay unread.
 */
export const oneInchPermitAndCall: readonly Wrapper[] = [
  {
    signatures,
    applies: (to) => to !== null && routers.includes(to.toLowerCase()),
    open: (outer, args) => ({
      calls: [
        sealed(outer, args, 0, '1inch'),
        { ...outer, ...bytesArg(args, 1), op: 'delegatecall', runs: 'always' },
      ],
    }),
  },
  {
    signatures,
    open: (outer, args) => ({ calls: [sealed(outer, args, 0, '1inch'), sealed(outer, args, 1, '1inch')] }),
  },
];
