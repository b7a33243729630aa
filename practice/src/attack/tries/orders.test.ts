import { protocols } from './orders/protocols.ts';
import { outside } from './orders/outside.ts';
import { patient } from './orders/patient.ts';
import { reading } from './orders/reading.ts';
import { users } from './orders/users.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading, users]);
