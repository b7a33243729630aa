import { changeWaiting } from '../waiting/waiting.ts';
import { tellHub } from './hubPort.ts';

/** Lets a call that signs nothing through to the wallet, as the site made it: the wallet asks its user. */
export function passOn(id: string): void {
  tellHub({ is: 'pass', id });
  changeWaiting(id, { ended: 'passed' });
}
