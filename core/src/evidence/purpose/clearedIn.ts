import { commandOf } from '../../decode/protocols/commands.ts';
import { isDust } from '../moves/dust.ts';
import type { Evidence } from '../evidence.ts';
import { addressAt, integerAt } from '../../actions/steps/stepTree.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether a command leaves with the pools what is due to the user, up to an amount that is more than dust: CLEAR_OR_TAKE
 * of Uniswap v4 pays out only what is more than that.
 */
export function isCleared(view: Evidence, step: Step): boolean {
  const clears = commandOf(step)?.clears ?? 'none';
  if (clears === 'none') return false;
  const [token, most] = [addressAt(step, ...clears.token)?.value, integerAt(step, ...clears.most)?.value];
  if (token === undefined || most === undefined) return true;
  const chainId = chainOf(view.incoming.request.body) ?? 0;
  if (most === 0n) return false;
  if (/^0x0{40}$/.test(token)) return !isDust(view, { kind: 'native', chainId }, most);
  return !isDust(view, { kind: 'token', chainId, address: token }, most);
}
