import type { Address } from 'viem';
import type { Actor, Arg } from '../../model/step.ts';
import type { Opened } from '../wrappers/wrapper.ts';
import type { MessagePath } from './at.ts';
import type { TypedMeaning } from './meaning.ts';

/** Who signs, and which contract verifies it (null where the domain names none). */
export type Around = Readonly<{ signer: Actor; to: Address | null }>;

/**
 * A form of typed data: the shapes that it has (`shapeOf`), and what is known of it. `means` reads the values of a
 * message that has the shape; undefined where they say something that has no words here. `parts` says what the bytes of a message are made of. `calls` are those that the
 * signature lets others make, as they will run. `inside` is a message of its own that this one carries. `blind`: the
 * message is a hash, or bytes, of something that is not shown: it cannot be read.
 */
export type TypedForm = Readonly<{
  shapes: readonly (string | RegExp)[];
  means?: (args: readonly Arg[]) => TypedMeaning | undefined;
  parts?: (args: readonly Arg[]) => readonly Arg[];
  calls?: (args: readonly Arg[], around: Around) => Opened;
  inside?: MessagePath;
  blind?: true;
}>;
