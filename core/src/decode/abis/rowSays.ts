import type { FunctionModel } from './functionModel.ts';
import { rowsSigned } from './rows.ts';

/**
 * What the rows say of a function by its canonical signature alone, whoever says that it is one of a contract: power is
 * given by such a call wherever it is made. The first row that says it counts.
 */
export function rowSays<K extends keyof FunctionModel>(
  signature: string | undefined,
  what: K,
): FunctionModel[K] | undefined {
  if (signature === undefined) return undefined;
  const before = bySignature.get(signature);
  if (before !== undefined) return before[what];
  const rows = rowsSigned(signature);
  if (rows.length === 0) return undefined;
  const together: Partial<FunctionModel> = Object.assign({}, ...rows.toReversed().map(({ model }) => model));
  bySignature.set(signature, together);
  return together[what];
}

const bySignature = new Map<string, Partial<FunctionModel>>();
