import type { FunctionModel } from '../../decode/abis/functionModel.ts';

/** Whether a function is about validators of this network: who is paid by one is in its credentials. */
export function isOfValidators(model: FunctionModel | undefined): boolean {
  return Object.values(model?.roles ?? {}).includes('validator');
}
