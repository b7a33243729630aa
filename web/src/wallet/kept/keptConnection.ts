import { accountsOf, chainIdOf } from '../base/provider.ts';
import type { TextStore } from '../../data/base/textStore.ts';
import { field } from '../base/field.ts';

/**
 * Storage in which a connection of an earlier visit that makes no sense is as if it were not there: wagmi believes
 * what it kept, and something else may have damaged it. `place` is where wagmi keeps its connections.
 */
export function saneConnections(storage: TextStore, place: string): TextStore {
  return {
    ...storage,
    getItem(key) {
      const text = storage.getItem(key);
      return key !== place || isSane(text) ? text : null;
    },
  };
}

/** Whether wagmi's own text holds connections of the shape that this page relies on. */
function isSane(text: string | null): boolean {
  if (text === null) return true;
  const kept = field(parsed(text), 'state');
  const connections = field(kept, 'connections');
  const entries = field(connections, 'value');
  return (
    field(connections, '__type') === 'Map' &&
    Array.isArray(entries) &&
    entries.every((it: unknown) => Array.isArray(it) && isConnection(it[1])) &&
    chainIdOf(field(kept, 'chainId')) !== undefined
  );
}

function isConnection(it: unknown): boolean {
  const connector = field(it, 'connector');
  const [id, name] = [field(connector, 'id'), field(connector, 'name')];
  const accounts = accountsOf(field(it, 'accounts'));
  return (
    accounts !== undefined &&
    accounts.length > 0 &&
    chainIdOf(field(it, 'chainId')) !== undefined &&
    [id, name].every((word) => typeof word === 'string' && word !== '' && word.length <= 200)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
