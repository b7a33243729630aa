import { protocols } from './nowhere/protocols.ts';
import { patient } from './nowhere/patient.ts';
import { reading } from './nowhere/reading.ts';
import { users } from './nowhere/users.ts';
import { tries } from './table.ts';
import { twins } from './nowhere/twins.ts';

tries(import.meta.url, [protocols, patient, reading, users, twins]);
