import { protocols } from './names/protocols.ts';
import { outside } from './names/outside.ts';
import { patient } from './names/patient.ts';
import { reading } from './names/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
