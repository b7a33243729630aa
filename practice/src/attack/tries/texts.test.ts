import { outside } from './texts/outside.ts';
import { patient } from './texts/patient.ts';
import { users } from './texts/users.ts';
import { tries } from './table.ts';

tries(import.meta.url, [outside, patient, users]);
