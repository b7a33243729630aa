import { protocols } from './staking/protocols.ts';
import { outside } from './staking/outside.ts';
import { patient } from './staking/patient.ts';
import { reading } from './staking/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
