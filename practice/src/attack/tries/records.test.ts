import { protocols } from './records/protocols.ts';
import { reading } from './records/reading.ts';
import { users } from './records/users.ts';
import { tries } from './table.ts';

tries(import.meta.url, [protocols, reading, users]);
