import { protocols } from './lending/protocols.ts';
import { outside } from './lending/outside.ts';
import { patient } from './lending/patient.ts';
import { reading } from './lending/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
