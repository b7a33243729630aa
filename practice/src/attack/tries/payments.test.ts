import { outside } from './payments/outside.ts';
import { patient } from './payments/patient.ts';
import { reading } from './payments/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [outside, patient, reading]);
