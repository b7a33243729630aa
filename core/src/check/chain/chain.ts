import { same } from '../../ledger/account.ts';
import { entryOf } from '../../evidence/book.ts';
import { signerOf, strangerOf } from '../../evidence/accounts.ts';
import { ownersFact } from '../../label/accounts/safeFacts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { subjectOf } from '../../request/frozen/subject.ts';
import { viaOf, wayOf } from '../../model/ways.ts';
import { readOnly } from '../../request/frozen/readOnly.ts';
import { developmentChains } from '../../world/developmentChains.ts';
import { valueOf } from '../../model/known.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on where a request is for, and where it comes from. */
export const chain: readonly Rule[] = [
  {
    id: 'chain.wallet',
    severity: 'stop',
    needs: ['request.chain', 'session.chain'],
    readsSteps: false,
    run: wallet,
  },
  {
    id: 'chain.account',
    severity: 'stop',
    needs: ['request.from', 'session.account', 'account.<a>.owners'],
    readsSteps: false,
    run: account,
  },
  {
    id: 'chain.node',
    severity: 'stop',
    needs: ['request.chain', 'chain.reported'],
    readsSteps: false,
    run: node,
  },
  {
    id: 'chain.signed',
    severity: 'note',
    needs: ['request.from'],
    readsSteps: false,
    run: signed,
  },
  {
    id: 'chain.unproven',
    severity: 'stop',
    needs: ['request.from'],
    readsSteps: false,
    run: unproven,
  },
  {
    id: 'chain.link',
    severity: 'caution',
    needs: ['origin'],
    readsSteps: false,
    run: link,
  },
];

function wallet(view: Evidence): readonly RuleAnswer[] {
  const asked = requestChain(view);
  if (asked === undefined || readOnly(view.incoming.request.body) !== undefined) return [];
  if (view.session.s !== 'known') return [missing('session.chain', view.session)];
  const actual = valueOf(view.session)?.wallet?.chainId;
  if (actual === undefined) return [];
  if (actual === asked) return [clear('request.chain', 'session.chain')];
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      facts: ['request.chain', 'session.chain'],
      says: { id: 'chain.wallet.says', args: { asked: 'request.chain', actual: 'session.chain' } },
      why: { id: 'chain.wallet.why', args: {} },
      remedy: { id: 'chain.wallet.remedy', args: { asked: 'request.chain' } },
      act: isInUse(view, asked) ? { kind: 'switchNetwork', chainId: asked } : { kind: 'reject' },
    },
  ];
}

/** A network of which a node has answered is one that the user has turned on. */
function isInUse(view: Evidence, chainId: number): boolean {
  const reported = valueOf(lookUp(view, 'chain.reported'));
  return reported?.kind === 'chain' && reported.chainId === chainId;
}

function account(view: Evidence): readonly RuleAnswer[] {
  const signer = signerOf(view);
  const { body } = view.incoming.request;
  const { kind } = body;
  if (signer === undefined || kind === 'message' || readOnly(body) !== undefined) return [];
  if (view.session.s !== 'known') return [missing('session.account', view.session)];
  const actual = view.session.v.wallet?.account;
  if (actual === undefined) return [];
  const asked = subjectOf(body).signer?.fact ?? 'request.signer';
  if (same(signer, actual)) return [clear(asked, 'session.account')];
  const isOwn = entryOf(view, signer)?.own === true;
  const owners = valueOf(lookUp(view, ownersFact(signer)));
  const ofSafe =
    owners?.kind === 'list' && owners.items.some((it) => it.kind === 'address' && same(it.address, actual));
  if (ofSafe) {
    return [
      {
        outcome: 'fired',
        severity: 'note',
        facts: [asked, 'session.account', ownersFact(signer)],
        says: { id: 'chain.account.saysSafe', args: { asked, actual: 'session.account' } },
        why: { id: 'chain.account.whySafe', args: {} },
        remedy: { id: 'chain.account.remedySafe', args: {} },
      },
    ];
  }
  if (!isOwn && owners?.kind === 'list' && owners.items.length > 0) {
    return [
      {
        outcome: 'fired',
        severity: 'stop',
        facts: [asked, 'session.account', ownersFact(signer)],
        says: { id: 'chain.account.saysNotOwner', args: { asked, actual: 'session.account' } },
        why: { id: 'chain.account.whyNotOwner', args: {} },
        remedy: { id: 'chain.account.remedyNotOwner', args: {} },
        act: { kind: 'reject' },
      },
    ];
  }
  return [
    {
      outcome: 'fired',
      severity: isOwn ? 'caution' : 'stop',
      facts: [asked, 'session.account'],
      says: { id: 'chain.account.says', args: { asked, actual: 'session.account' } },
      why: { id: 'chain.account.why', args: {} },
      remedy: { id: 'chain.account.remedy', args: { asked } },
      ...(isOwn ? {} : { act: { kind: 'reject' } }),
    },
  ];
}

function node(view: Evidence): readonly RuleAnswer[] {
  const asked = requestChain(view);
  if (asked === undefined || view.stations.simulate === 'skipped') return [];
  const reported = lookUp(view, 'chain.reported');
  if (reported.s !== 'known') return [missing('chain.reported', reported)];
  const actual = reported.v.kind === 'chain' ? reported.v.chainId : Number.NaN;
  if (actual === asked) return [clear('request.chain', 'chain.reported')];
  return [
    {
      outcome: 'fired',
      severity: 'stop',
      facts: ['request.chain', 'chain.reported'],
      says: { id: 'chain.node.says', args: { asked: 'request.chain', actual: 'chain.reported' } },
      why: { id: 'chain.node.why', args: {} },
      remedy: { id: 'chain.node.remedy', args: { asked: 'request.chain' } },
      act: { kind: 'reject' },
    },
  ];
}

function signed(view: Evidence): readonly RuleAnswer[] {
  const { incoming } = view;
  const { body } = incoming.request;
  if (body.kind !== 'transaction' || body.signed === undefined) return [];
  if (body.signed.unproven === true && incoming.mined === undefined) return [clear('request.from')];
  const as = incoming.mined === undefined ? 'signed' : 'mined';
  const whose = strangerOf(view) === undefined ? 'yours' : 'stranger';
  return [
    {
      outcome: 'fired',
      severity: 'note',
      facts: ['request.from'],
      says: { id: `chain.${as}.says`, args: { from: 'request.from', whose } },
      why: { id: `chain.${as}.why`, args: {} },
      remedy: { id: `chain.${as}.remedy`, args: {} },
    },
  ];
}

function unproven({ incoming }: Evidence): readonly RuleAnswer[] {
  const { body } = incoming.request;
  if (body.kind !== 'transaction' || body.signed === undefined) return [];
  if (body.signed.unproven !== true) return [clear('request.from')];
  const how = developmentChains.has(body.chainId) ? 'development' : 'other';
  return [
    {
      outcome: 'fired',
      severity: how === 'development' ? 'caution' : 'stop',
      facts: ['request.from'],
      says: { id: 'chain.unproven.says', args: { how } },
      why: { id: 'chain.unproven.why', args: { how } },
      remedy: { id: 'chain.unproven.remedy', args: {} },
    },
  ];
}

/**
 * Someone else wrote it. While a link is only checked that changes nothing of what it would do, and whoever sent it compares
 * the verdicts of two devices; once the user makes it theirs, it is worth a Caution.
 */
function link(view: Evidence): readonly RuleAnswer[] {
  const { via, madeMine } = view.incoming.origin;
  const way = wayOf(via);
  if (way.trust !== 'check') return [];
  return [
    {
      outcome: 'fired',
      severity: viaOf(via) === 'link' && madeMine !== true ? 'note' : 'caution',
      facts: [],
      says: { id: way.says, args: {} },
      why: { id: way.why, args: {} },
      remedy: { id: way.remedy, args: {} },
    },
  ];
}
