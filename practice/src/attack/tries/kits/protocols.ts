import { type Op, usdc } from '../ground.ts';
import { K } from '../oneCall.ts';

export const pull: Op = { kind: 0, token: usdc, amount: K };
