import { protocols } from './swaps/protocols.ts';
import { onTheWay } from './swaps/onTheWay.ts';
import { outside } from './swaps/outside.ts';
import { patient } from './swaps/patient.ts';
import { reading } from './swaps/reading.ts';
import { users } from './swaps/users.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading, users, onTheWay]);
