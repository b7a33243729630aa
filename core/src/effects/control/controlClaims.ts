import { known, unknown } from '../../model/known.ts';
import type { Log } from '../log.ts';
import type { ReadPair, Draft } from '../draft.ts';
import { type Read, readKey } from '../read.ts';
import { announcedBy } from './announced.ts';
import { controlLine } from './controlLine.ts';
import { permissionOfRead, isPermissionRead } from './permissionLines.ts';
import { addressInWord } from './wordValues.ts';

/**
 * What contracts announce of who decides over them, and of permissions that Permit2, ERC-6909 and ERC-777 keep, and
 * what reading the state denies or cannot confirm. The last word of a contract on a thing counts. Nothing is claimed
 * about what was not read.
 */
export function announcedClaims(
  logs: readonly Log[],
  readings: readonly ReadPair[],
  { chainId, mine }: { chainId: number; mine: (whose: `0x${string}`) => boolean },
): readonly Draft[] {
  const read = new Map(readings.map((reading) => [readKey(reading.read), reading]));
  const last = new Map(
    logs
      .flatMap(announcedBy)
      .filter(({ whose }) => whose === undefined || mine(whose))
      .map((it) => [readKey(it.read), it]),
  );
  return [...last.values()].flatMap(({ read: about, is, orElse = [] }): readonly Draft[] => {
    const found = [about, ...orElse].map((it) => read.get(readKey(it))).filter((it) => it !== undefined);
    if (found.length === 0 || found.some(({ after }) => after.s === 'known' && after.v === is)) return [];
    // An allowance is used up within the run, and some contracts keep less than they announce: the read counts then.
    if (isPermissionRead(about)) {
      const answered = found.some(({ before, after }) => before.s === 'known' && after.s === 'known');
      const flag = about.kind === 'unitsOperator' || about.kind === 'tokenOperator';
      if (answered || about.kind === 'permit2Until') return [];
      const after = known(flag ? is !== 0n : is);
      return [claimed(permissionOfRead(about, { chainId }, none, after))];
    }
    return claimedOf(about, is);
  });
}

const none = unknown('notFound');

function claimedOf(read: Read, is: bigint): readonly Draft[] {
  switch (read.kind) {
    case 'owner':
    case 'pendingOwner':
    case 'slot':
      return [claimed(controlLine(read, none, addressInWord(known(is))))];
    case 'role':
    case 'isOwner':
    case 'isModule':
      return [claimed(controlLine(read, none, known(is !== 0n)))];
    case 'threshold':
      return [claimed(controlLine(read, none, known(is)))];
    default:
      return [];
  }
}

function claimed(draft: Draft): Draft {
  return { ...draft, basis: 'claimed' };
}
