import { morphoBundler } from './morphoBundler.ts';
import { registerBasename, registerName, registerNameStruct, resolverRecords } from './nameRecords.ts';
import { boringBatch, pendleMulticall, selfBatch } from './selfBatch.ts';
import { superfluidCall } from './superfluidCall.ts';
import { connectorBatch, connectorCall, connectorPermit } from './vaultConnector.ts';
import type { Wrapper } from './wrapper.ts';

/** What makes lending, streams and registrars of names act. */
export const protocols: readonly Wrapper[] = [
  connectorBatch,
  connectorCall,
  connectorPermit,
  morphoBundler,
  registerName,
  registerNameStruct,
  registerBasename,
  resolverRecords,
  superfluidCall,
  selfBatch,
  boringBatch,
  pendleMulticall,
];
