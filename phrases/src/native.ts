import { chainInfo } from '@readback/core/world/chains.ts';

export { nativeDecimals } from '@readback/core/world/nativeDecimals.ts';

/** The symbol of a chain's native currency, or undefined where we do not know it. */
export function nativeSymbol(chainId: number): string | undefined {
  return chainInfo(chainId)?.symbol;
}
