import { outside } from './wallets/outside.ts';
import { tries } from './table.ts';

tries(import.meta.url, [outside]);
