import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { indexFiles } from '../document/registryIndex.ts';

/**
 * The registry of ERC-7730 descriptors that tests read: the whole one where `READBACK_REGISTRY` says where it is, else
 * the small part of it in `core/registry`. `name` goes into the names of tests, so that each says which it ran over.
 */
export type RegistryFolder = Readonly<{ root: string; whole: boolean; name: string }>;

/** @throws where `READBACK_REGISTRY` names no registry: no test passes over what it was told to read */
export function registryFolder(given: string = env['READBACK_REGISTRY'] ?? ''): RegistryFolder {
  if (given === '') return { root: small, whole: false, name: 'the small registry in core/registry' };
  const root = resolve(given);
  if (!existsSync(join(root, indexFiles.call)))
    throw new Error(`READBACK_REGISTRY is not a registry: ${root}`);
  return { root, whole: true, name: 'the whole registry' };
}

const small = join(import.meta.dirname, '../../../../registry');
