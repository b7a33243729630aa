import { protocols } from './powers/protocols.ts';
import { outside } from './powers/outside.ts';
import { patient } from './powers/patient.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient]);
