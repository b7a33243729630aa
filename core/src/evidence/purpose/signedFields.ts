import type { Evidence } from '../evidence.ts';
import { memoize } from '../../kit/memoize.ts';
import { type SignedFields, typedFields } from './typedFields.ts';

/**
 * What each signed field of typed data is for: explained by its form, or named here. A form is known by the whole text
 * of its types, names included; everything that has another is not read, and whoever it names is a party. Nothing for
 * requests that are not typed data, and for what was not read at all.
 */
export const signedFieldsOf = memoize((view: Evidence): SignedFields => {
  const { body } = view.incoming.request;
  return body.kind === 'typedData' ? typedFields(view, body.typed) : { unread: [], parties: [] };
});
