import type { FunctionModel } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import type { Step } from '../../model/step.ts';

/** What is known of a call; undefined for typed data and for what nobody could read. */
export function modelFor({ op, fn, reading, commandByte }: Step): FunctionModel | undefined {
  if (op === 'permission' || op === 'create' || reading === 'unread') return undefined;
  if (fn === undefined || commandByte !== undefined) return undefined;
  return modelOf(fn);
}
