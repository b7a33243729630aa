import type { FunctionModel } from './functionModel.ts';
import { functionsNamed } from './rows.ts';

/**
 * What the rows say of a function by its canonical signature alone, whoever says that it is one of a contract: power is
 * given by such a call wherever it is made. The first row that says it counts.
 */
export function rowSays<K extends keyof FunctionModel>(
  signature: string | undefined,
  what: K,
): FunctionModel[K] | undefined {
  if (signature === undefined) return undefined;
  return functionsNamed(signature.slice(0, signature.indexOf('('))).find(
    (it) => it.model[what] !== undefined && it.signature === signature,
  )?.model[what];
}
