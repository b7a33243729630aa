import { protocols } from './profiles/protocols.ts';
import { outside } from './profiles/outside.ts';
import { patient } from './profiles/patient.ts';
import { reading } from './profiles/reading.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, outside, patient, reading]);
