import { protocols } from './liquidity/protocols.ts';
import { outside } from './liquidity/outside.ts';
import { patient } from './liquidity/patient.ts';
import { reading } from './liquidity/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
