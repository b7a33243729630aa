import { addressArg, bytesArg } from '../args.ts';
import { innerCallAs } from '../inner.ts';
import type { CallToRead, Opened, Wrapper } from '../wrapper.ts';
import type { Arg } from '../../../model/step.ts';

const oneInch = '0x111111125421cA6dc452d289314280a0f8842A65';

/** The zaps of Curve that trade at 1inch 6, on Ethereum and Arbitrum (`leverage_zap` of the package @curvefi/lending-api). */
const zaps: ReadonlySet<string> = new Set([
  '0x3294514b78df4bb90132567fcf8e5e99f390b687',
  '0x61c404b60ee9c5fb09f70f9a645dd38fe5b3a956',
]);

/**
 * A loan of Curve that is traded for more collateral, or collateral that is traded to repay one: the zap that the call names
 * calls its exchange with the bytes that it is given (LeverageZap.vy of github.com/curvefi/curve-stablecoin). What another one
 * does with them is not known.
 */
export const curveZaps: readonly Wrapper[] = [
  {
    signatures: ['create_loan_extended(uint256,uint256,uint256,address,uint256[],bytes)'],
    open: (outer, args) => traded(outer, args, 3),
  },
  {
    signatures: ['repay_extended(address,uint256[],bytes)'],
    open: (outer, args) => traded(outer, args, 0),
  },
];

function traded(outer: CallToRead, args: readonly Arg[], at: number): Opened {
  const zap = addressArg(args, at);
  const part = bytesArg(args, at + 2);
  if (!zaps.has(zap.toLowerCase()) || part.data === '0x') return { calls: [] };
  return { calls: [{ ...innerCallAs(zap, oneInch, 0n, part), caller: outer.actor }] };
}
