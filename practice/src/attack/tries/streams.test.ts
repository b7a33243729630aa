import { protocols } from './streams/protocols.ts';
import { outside } from './streams/outside.ts';
import { patient } from './streams/patient.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient]);
