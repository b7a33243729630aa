import { outside } from './perpetuals/outside.ts';
import { patient } from './perpetuals/patient.ts';
import { tries } from './table.ts';

tries(import.meta.url, [outside, patient]);
