import type { Rule } from '../rule.ts';

/** What a rule says of texts that are signed; nothing of what carries none. */
export function ofTexts(run: Rule['run']): Rule['run'] {
  return (view) => {
    const { kind } = view.incoming.request.body;
    return kind === 'message' || kind === 'typedData' ? run(view) : [];
  };
}
