import { outside } from './safes/outside.ts';
import { patient } from './safes/patient.ts';
import { tries } from './table.ts';
import { twins } from './safes/twins.ts';

tries(import.meta.url, [outside, patient, twins]);
