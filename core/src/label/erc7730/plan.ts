import type { ReadClearSigned } from '../../model/clearSigned.ts';
import type { Descriptor } from './document/descriptor.ts';
import { readSpecs, type Spec } from './fieldSpec.ts';
import { isJsonRecord, type Json, type JsonRecord, member, memberAt, jsonText } from './document/json.ts';
import { readTemplate, type TemplatePiece } from './template.ts';
import { Unfit } from './paths/scope.ts';

/**
 * A format as it is applied: everything that does not depend on the request. `null`: a template that is wrong. `head` is
 * how a readback begins, with a binding that is put in later.
 */
export type Plan = Readonly<{
  root: JsonRecord;
  key: string;
  at: string;
  specs: readonly Spec[];
  template: readonly TemplatePiece[] | null | undefined;
  head: Omit<ReadClearSigned, 'interpolated' | 'fields' | 'oddities' | 'warnings'>;
}>;

/** Works a format out, once. @throws {Unfit} when it does not follow the standard */
export function formatPlan({ root, place }: Descriptor, key: string, format: JsonRecord): Plan {
  const kept = plans.get(format);
  if (kept !== undefined && kept.root === root && kept.key === key && kept.head.place === place) return kept;
  const at = `$.display.formats.${key}`;
  const specs = readSpecs(root, member(format, 'fields'), at);
  const sentence = member(format, 'interpolatedIntent');
  const template =
    sentence === undefined ? undefined : typeof sentence === 'string' ? readTemplate(sentence) : null;
  const head = {
    kind: 'read',
    place,
    binding: 'interface',
    format: key,
    ...metadataOf(root),
    intent: intentOf(member(format, 'intent'), at),
  } as const;
  const plan = { root, key, at, specs, template, head };
  plans.set(format, plan);
  return plan;
}

const plans = new WeakMap<JsonRecord, Plan>();

/** @throws {Unfit} for an intent that is neither a text nor a flat object of texts */
function intentOf(intent: Json | undefined, at: string): ReadClearSigned['intent'] {
  if (intent === undefined) return [];
  if (typeof intent === 'string') return [{ text: intent }];
  if (!isJsonRecord(intent)) throw new Unfit('invalidDescriptor', at, 'intent');
  return Object.entries(intent)
    .filter(([label]) => !label.startsWith('$'))
    .map(([label, text]) => {
      if (typeof text !== 'string') throw new Unfit('invalidDescriptor', at, 'intent');
      return { label, text };
    });
}

function metadataOf(root: JsonRecord): Pick<ReadClearSigned, 'owner' | 'contractName' | 'url'> {
  const owner = jsonText(memberAt(root, 'metadata', 'owner'));
  const contractName = jsonText(memberAt(root, 'metadata', 'contractName'));
  const url = jsonText(memberAt(root, 'metadata', 'info', 'url'));
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(contractName === undefined ? {} : { contractName }),
    ...(url === undefined ? {} : { url }),
  };
}
