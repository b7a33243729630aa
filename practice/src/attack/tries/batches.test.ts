import { protocols } from './batches/protocols.ts';
import { outside } from './batches/outside.ts';
import { patient } from './batches/patient.ts';
import { reading } from './batches/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
