import type { TypedForm } from '../form.ts';

/**
 * Transfers within and withdrawals from Hyperliquid (`UsdSend`, `Withdraw`): the two have the same fields. Amounts and
 * the receiver are text, and the exchange reads them.
 */
export const hyperliquidSend: TypedForm = {
  shapes: ['(string hyperliquidChain,string destination,string amount,uint64 time)'],
  means: () => ({ kind: 'send', amount: ['amount'], to: ['destination'] }),
};

/** Tokens sent within Hyperliquid (`SpotSend`). */
export const hyperliquidSpotSend: TypedForm = {
  shapes: ['(string hyperliquidChain,string destination,string token,string amount,uint64 time)'],
  means: () => ({ kind: 'send', amount: ['amount'], token: ['token'], to: ['destination'] }),
};

/** A key that may trade for the account from then on (`ApproveAgent`). */
export const hyperliquidAgent: TypedForm = {
  shapes: ['(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)'],
  means: () => ({ kind: 'power', over: 'trading', to: ['agentAddress'] }),
};
