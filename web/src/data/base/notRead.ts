import type { Known, Unknown } from '@readback/core/model/known.ts';

/** Why a reading gave nothing, as the error of its query. */
export class NotRead extends Error {
  override name = 'NotRead';
  readonly unknown: Unknown;

  constructor(it: Known<unknown>) {
    const found = it.s === 'unknown' ? it : ({ s: 'unknown', why: 'notAsked' } as const);
    super(found.why);
    this.unknown = found;
  }
}
