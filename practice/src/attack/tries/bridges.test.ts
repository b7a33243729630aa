import { protocols } from './bridges/protocols.ts';
import { outside } from './bridges/outside.ts';
import { patient } from './bridges/patient.ts';
import { tries } from './table.ts';
import { twins } from './bridges/twins.ts';

tries(import.meta.url, [protocols, outside, patient, twins]);
