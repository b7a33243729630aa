import type { ScriptCall } from './callsIn.ts';
import { errorIs, type Outcome, resultText } from './outcome.ts';
import type { PageState } from './pageMessage.ts';

/**
 * What is answered with what the page is connected to, or undefined where that does not answer it. `elsewhere` says what
 * to do to get to another network.
 */
export function fromState(
  { method, params }: ScriptCall,
  state: PageState | undefined,
  elsewhere: string,
): Outcome | undefined {
  const accounts = state?.accounts ?? [];
  const chainId = state?.chainId;
  switch (method) {
    case 'eth_accounts':
      return resultText(JSON.stringify(accounts));
    case 'eth_requestAccounts':
      if (accounts.length === 0) return errorIs(4100, 'Connect a wallet in Readback, then try again.');
      return resultText(JSON.stringify(accounts));
    case 'eth_coinbase':
      return resultText(JSON.stringify(accounts[0] ?? null));
    case 'eth_chainId':
      return chainId === undefined ? undefined : resultText(`"0x${chainId.toString(16)}"`);
    case 'net_version':
      return chainId === undefined ? undefined : resultText(`"${chainId}"`);
    case 'wallet_switchEthereumChain':
      return switched(params, chainId, elsewhere);
    default:
      return undefined;
  }
}

function switched(params: string, chainId: number | undefined, elsewhere: string): Outcome {
  const wanted = chainIn(JSON.parse(params));
  if (wanted === undefined) return errorIs(-32602, 'The params name no network: [{ "chainId": "0x…" }].');
  if (wanted === chainId) return resultText('null');
  return errorIs(4902, `Readback is not on network ${wanted}: ${elsewhere}.`);
}

function chainIn(params: unknown): number | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  if (typeof first !== 'object' || first === null || !('chainId' in first)) return undefined;
  const { chainId } = first;
  return typeof chainId === 'string' && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? Number(chainId) : undefined;
}
