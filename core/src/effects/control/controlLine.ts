import type { ControlRead } from '../read.ts';
import type { Draft } from '../draft.ts';
import { slots } from './slots.ts';

/** The line of one such read, with the values given. */
export function controlLine(read: ControlRead, before: Draft['before'], after: Draft['after']): Draft {
  const values = { before, after, basis: 'read' } as const;
  switch (read.kind) {
    case 'code':
      return { who: read.account, what: 'code', part: 'contract', ...values };
    case 'owner':
    case 'pendingOwner':
      return { who: read.contract, what: 'owner', part: read.kind, ...values };
    case 'implementation':
      return { who: read.contract, what: 'code', part: 'implementation', ...values };
    case 'role': {
      const { contract: who, account: counterparty, role } = read;
      return { who, counterparty, what: 'role', part: 'granted', role, ...values };
    }
    case 'slot': {
      const { what, part } = slots[read.is];
      return { who: read.contract, what, part, ...values };
    }
    case 'threshold':
      return { who: read.safe, what: 'safe', part: 'threshold', ...values };
    case 'isOwner':
    case 'isModule': {
      const part = read.kind === 'isOwner' ? 'owners' : 'module';
      return { who: read.safe, counterparty: read.account, what: 'safe', part, ...values };
    }
    case 'ownerCount':
    case 'ownerAt':
      return { who: read.safe, what: 'safe', part: 'owners', ...values };
    case 'moduleCount':
    case 'moduleAt':
      return { who: read.safe, what: 'safe', part: 'module', ...values };
  }
}
