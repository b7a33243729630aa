import type { Address } from 'viem';
import type { Actor, Arg } from '../../model/step.ts';
import type { Opened } from '../wrappers/wrapper.ts';
import type { MessagePath } from './at.ts';
import type { FormRow } from './formModel.ts';
import type { TypedMeaning } from './meaning.ts';
import type { TextTest } from './textKinds.ts';

/** Who signs, and which contract verifies it (null where the domain names none). */
export type Around = Readonly<{ signer: Actor; to: Address | null }>;

/**
 * What is known of a form by the shape of its types, whatever its structs are called. `means` reads the values of a
 * message that has the shape; undefined where they say something that has no words here. `parts` says what the bytes of a
 * message are made of. `calls` are those that the signature lets others make, as they will run.
 */
export type TypedForm = Readonly<{
  means?: (args: readonly Arg[]) => TypedMeaning | undefined;
  parts?: (args: readonly Arg[]) => readonly Arg[];
  calls?: (args: readonly Arg[], around: Around) => Opened;
  inside?: MessagePath;
  blind?: true;
}>;

/** What is known of a form under its own names, which are part of what is signed. */
export type SignedForm = Readonly<
  Required<Pick<FormRow, 'type' | 'fields'>> &
    Pick<FormRow, 'service' | 'site' | 'markets' | 'asksDomain' | 'keeper' | 'open' | 'idle'> & {
      texts: Readonly<Record<string, readonly TextTest[]>>;
    }
>;
