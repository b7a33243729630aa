import { morphoBundler } from './protocols/morphoBundler.ts';
import {
  registerBasename,
  registerName,
  registerNameStruct,
  resolverRecords,
} from './protocols/nameRecords.ts';
import { boringBatch, pendleMulticall, selfBatch } from './protocols/selfBatch.ts';
import { superfluidCall } from './protocols/superfluidCall.ts';
import { connectorBatch, connectorCall, connectorPermit } from './protocols/vaultConnector.ts';
import type { Wrapper } from './wrapper.ts';

/** What makes lending, streams and registrars of names act. */
export const protocolWrappers: readonly Wrapper[] = [
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
