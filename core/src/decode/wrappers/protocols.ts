import { aaveSellAdapter } from './protocols/aaveAdapters.ts';
import { bridgeMessages } from './protocols/bridgeMessages.ts';
import { compoundBulker } from './protocols/compoundBulker.ts';
import { curveZaps } from './protocols/curveZap.ts';
import { morphoBundler } from './protocols/morphoBundler.ts';
import {
  registerBasename,
  registerName,
  registerNameStruct,
  resolverRecords,
} from './protocols/nameRecords.ts';
import { omnibridge } from './protocols/omnibridge.ts';
import { boringBatch, pendleMulticall, selfBatch } from './protocols/selfBatch.ts';
import { socketRoutes } from './protocols/socketRoute.ts';
import { superfluidCall } from './protocols/superfluidCall.ts';
import { connectorBatch, connectorCall, connectorPermit } from './protocols/vaultConnector.ts';
import type { Wrapper } from './wrapper.ts';

/** What makes lending, streams, registrars of names and bridges act. */
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
  ...bridgeMessages,
  aaveSellAdapter,
  compoundBulker,
  ...curveZaps,
  socketRoutes,
  ...omnibridge,
];
