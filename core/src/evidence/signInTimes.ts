import { signInFields } from '../actions/message/signInFields.ts';
import type { Moments } from './clock.ts';
import { memoizePerRequest } from '../kit/memoizePerRequest.ts';

/** Clocks of two machines may differ by so many seconds; a page may have been open for an hour. */
const clockSkew = 300n;
const hour = 3_600n;

/**
 * The moments, in seconds since the epoch, at which what is said of a sign-in changes: from `over` on it has ended, from
 * `begins` on it counts, from `made` on it can have been made, and from `old` on that was long ago.
 */
export type SignInTimes = Readonly<{ over?: bigint; begins?: bigint; made?: bigint; old?: bigint }>;

/** Undefined for what is not a sign-in. */
export const signInTimes = memoizePerRequest((view): SignInTimes | undefined => {
  const fields = view.incoming.request.body.kind === 'message' ? signInFields(view) : undefined;
  if (fields === undefined) return undefined;
  const { ends, begins, issued } = fields;
  return {
    ...(ends === undefined ? {} : { over: ends.to + clockSkew + 1n }),
    ...(begins === undefined ? {} : { begins: begins.from - clockSkew }),
    ...(issued === undefined ? {} : { made: issued.from - clockSkew, old: issued.to + hour + 1n }),
  };
});

/** What is wrong with the time of a sign-in. Of two moments that "now" may be, the one counts by which it is worse. */
export function wrongTime(
  { over, begins, made, old }: SignInTimes,
  { earliest, latest }: Moments,
): 'over' | 'early' | 'future' | 'old' | undefined {
  if (over !== undefined && over <= latest) return 'over';
  if (begins !== undefined && begins > earliest) return 'early';
  if (made !== undefined && made > earliest) return 'future';
  return old !== undefined && old <= latest ? 'old' : undefined;
}
