import { outside } from './signatures/outside.ts';
import { patient } from './signatures/patient.ts';
import { reading } from './signatures/reading.ts';
import { users } from './signatures/users.ts';
import { tries } from './table.ts';
import { twins } from './signatures/twins.ts';

tries(import.meta.url, [outside, patient, reading, users, twins]);
