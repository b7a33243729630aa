import { zeroAddress } from 'viem';
import type { Step } from '../model/step.ts';
import { isAuthorization } from './actsFor.ts';
import { knownDelegates } from './knownDelegates.ts';
import { actingAccounts, isActing, ownAccounts, signerOf } from './own.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import { safeLibraries } from './safeLibraries.ts';
import { isProxyFactory, safeSingletons } from './safeSingletons.ts';
import { codeFact, codeOf, type View } from './view.ts';
import { actorFact, addressAt, argAt, boolAt, callsItself, everyStep, integerAt } from './walk.ts';

/** Rules on who controls an account or a contract afterwards. */
export const power: readonly Rule[] = [
  {
    id: 'power.delegatecall',
    family: 'power',
    severity: 'stop',
    because:
      'Code that runs as the account can replace its owners and its code and take all it has: the largest theft so far was one such call.',
    needs: ['step.<s>.to'],
    readsSteps: true,
    run: (view) => view.steps.flatMap(delegatecalls),
  },
  {
    id: 'power.codeReplaced',
    family: 'power',
    severity: 'stop',
    because:
      'The new code decides everything from then on. Of a Safe (changeMasterCopy) it is never part of ordinary work: stop. Of a proxy it is an upgrade, honest when expected: caution.',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    run: (view) => eachControl(view, 'code'),
  },
  {
    id: 'power.control',
    family: 'power',
    severity: 'stop',
    because:
      'Owners, roles, modules and guards decide who may act; changing them is rare, and honest when expected: caution. Stop where one owner of a Safe is enough from then on.',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    run: (view) => eachControl(view, 'control'),
  },
  {
    id: 'power.blindHash',
    family: 'power',
    severity: 'stop',
    because:
      'A hash that a Safe approves can be any transaction of it, and bytes that it signs any permit: nobody can read them back. Caution for an order of CoW Protocol, which can sell no more than its relayer is allowed to take.',
    needs: ['step.<s>.arg.hashToApprove'],
    readsSteps: true,
    run: blindHash,
  },
  {
    id: 'power.refund',
    family: 'power',
    severity: 'caution',
    because:
      'A Safe that refunds gas pays whoever submits the transaction, at a price that the transaction sets.',
    needs: ['step.<s>.arg.gasPrice'],
    readsSteps: true,
    run: refund,
  },
  {
    id: 'power.borrowedCode',
    family: 'power',
    severity: 'note',
    because:
      'An account that runs borrowed code (EIP-7702) obeys that code too; many wallets set it up honestly.',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: borrowedCode,
  },
  {
    id: 'power.authorization',
    family: 'power',
    severity: 'stop',
    because:
      'An account that hands itself to code can lose everything by one signature (EIP-7702): stop. Code that its makers publish does what they say, and is still a change of who decides: caution, unless it counts on every network.',
    needs: ['step.<s>.to'],
    readsSteps: false,
    run: authorization,
  },
];

function delegatecalls(step: Step): readonly Said[] {
  return [
    ...(step.op === 'delegatecall' ? [delegatecall(step)] : []),
    ...step.steps.flatMap((inner) =>
      callsItself(inner, step) || isNewSafe(inner, step) ? multicalled(inner) : delegatecalls(inner),
    ),
  ];
}

/** What a new Safe runs is the code that it is made with: it is no account yet that it could be taken from. */
function isNewSafe({ to }: Step, outer: Step): boolean {
  return isProxyFactory(outer) && to !== null && safeSingletons.has(to.toLowerCase());
}

/** A contract that calls itself runs its own code: only what is further inside can be foreign. */
function multicalled(step: Step): readonly Said[] {
  return [clear(`step.${step.id}.to`), ...delegatecalls({ ...step, op: 'call' })];
}

function delegatecall(step: Step): Said {
  const fact = `step.${step.id}.to`;
  const target = step.to;
  if (target !== null && safeLibraries.has(target.toLowerCase())) return clear(fact);
  return {
    outcome: 'fired',
    severity: 'stop',
    step: step.id,
    facts: [fact],
    says: { id: 'power.delegatecall.says', args: { target: fact } },
    why: { id: 'power.delegatecall.why', args: {} },
    remedy: { id: 'remedy.reject', args: {} },
  };
}

/** Functions that replace code (`code`), or change who decides (`control`), by canonical signature. */
const controls: Readonly<Record<string, 'code' | 'control'>> = {
  'changeMasterCopy(address)': 'code',
  'upgradeTo(address)': 'code',
  'upgradeToAndCall(address,bytes)': 'code',
  'upgrade(address,address)': 'code',
  'upgradeAndCall(address,address,bytes)': 'code',
  'diamondCut((address,uint8,bytes4[])[],address,bytes)': 'code',
  'migrateSingleton()': 'code',
  'migrateWithFallbackHandler()': 'code',
  'migrateL2Singleton()': 'code',
  'migrateL2WithFallbackHandler()': 'code',
  'changeAdmin(address)': 'control',
  'changeProxyAdmin(address,address)': 'control',
  'addOwnerWithThreshold(address,uint256)': 'control',
  'removeOwner(address,address,uint256)': 'control',
  'swapOwner(address,address,address)': 'control',
  'changeThreshold(uint256)': 'control',
  'enableModule(address)': 'control',
  'disableModule(address,address)': 'control',
  'setGuard(address)': 'control',
  'setModuleGuard(address)': 'control',
  'setFallbackHandler(address)': 'control',
  'transferOwnership(address)': 'control',
  'renounceOwnership()': 'control',
  'setOwner(address)': 'control',
  'grantRole(bytes32,address)': 'control',
  'revokeRole(bytes32,address)': 'control',
  'renounceRole(bytes32,address)': 'control',
  'beginDefaultAdminTransfer(address)': 'control',
  'installModule(uint256,address,bytes)': 'control',
  'uninstallModule(uint256,address,bytes)': 'control',
  'enableModules(address[])': 'control',
  'addOwnerAddress(address)': 'control',
  'addOwnerPublicKey(bytes32,bytes32)': 'control',
  'removeOwnerAtIndex(uint256,bytes)': 'control',
  'removeLastOwner(uint256,bytes)': 'control',
  'grantRole(uint64,address,uint32)': 'control',
  'revokeRole(uint64,address)': 'control',
  'renounceRole(uint64,address)': 'control',
  'setRoleAdmin(uint64,uint64)': 'control',
  'setRoleGuardian(uint64,uint64)': 'control',
  'setGrantDelay(uint64,uint32)': 'control',
  'setTargetFunctionRole(address,bytes4[],uint64)': 'control',
  'setTargetAdminDelay(address,uint32)': 'control',
  'setTargetClosed(address,bool)': 'control',
  'updateAuthority(address,address)': 'control',
  'setAuthority(address)': 'control',
  'updateDelay(uint256)': 'control',
  'setPendingAdmin(address)': 'control',
  'assignRoles(address,bytes32[],bool[])': 'control',
  'assignRoles(address,uint16[],bool[])': 'control',
  'setDefaultRole(address,bytes32)': 'control',
  'setDefaultRole(address,uint16)': 'control',
  'allowTarget(bytes32,address,uint8)': 'control',
  'revokeTarget(bytes32,address)': 'control',
  'scopeTarget(bytes32,address)': 'control',
  'allowFunction(bytes32,address,bytes4,uint8)': 'control',
  'revokeFunction(bytes32,address,bytes4)': 'control',
  'setAvatar(address)': 'control',
  'setTxCooldown(uint256)': 'control',
  'setTxExpiration(uint256)': 'control',
  'grant(address,address,bytes32)': 'control',
  'revoke(address,address,bytes32)': 'control',
  'grantWithCondition(address,address,bytes32,address)': 'control',
  'applyMultiTargetPermissions((uint8,address,address,address,bytes32)[])': 'control',
  'applySingleTargetPermissions(address,(uint8,address,bytes32)[])': 'control',
};

/** CoW Protocol: an order is as good as signed, and only its hash stands in the call. */
const preSignature = 'setPreSignature(bytes,bool)';

/** Whether a call changes code or who decides, or approves something that is not shown. */
export function isPower(step: Step): boolean {
  const signature = step.fn?.signature;
  return signature !== undefined && (Object.hasOwn(controls, signature) || blind.has(signature));
}

const blind: ReadonlySet<string> = new Set(['approveHash(bytes32)', 'signMessage(bytes)', preSignature]);

function eachControl(view: View, kind: 'code' | 'control'): readonly Said[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): Said[] => {
    const signature = step.fn?.signature;
    if (signature === undefined || !Object.hasOwn(controls, signature)) return [];
    if (controls[signature] !== kind || !isActing(step.actor, acting)) return [];
    // What a library does by delegatecall, it does to the account that runs it.
    const account = step.op === 'delegatecall' ? actorFact(view.steps, step) : undefined;
    const args = { fn: `step.${step.id}.fn`, contract: account ?? `step.${step.id}.to` };
    return [
      kind === 'code'
        ? {
            outcome: 'fired',
            severity: signature === 'changeMasterCopy(address)' ? 'stop' : 'caution',
            step: step.id,
            facts: [args.fn, args.contract],
            says: { id: 'power.codeReplaced.says', args },
            why: { id: 'power.codeReplaced.why', args: {} },
            remedy: { id: 'power.control.remedy', args: {} },
          }
        : {
            outcome: 'fired',
            severity: oneIsEnough(step) ? 'stop' : 'caution',
            step: step.id,
            facts: [args.fn, args.contract],
            says: oneIsEnough(step)
              ? { id: 'power.control.saysOne', args }
              : { id: 'power.control.says', args },
            why: { id: 'power.control.why', args: {} },
            remedy: { id: 'power.control.remedy', args: {} },
          },
    ];
  });
}

/** Where the threshold of a Safe stands among the arguments of what sets it. */
const thresholdAt: Readonly<Record<string, number>> = {
  'addOwnerWithThreshold(address,uint256)': 1,
  'removeOwner(address,address,uint256)': 2,
  'changeThreshold(uint256)': 0,
};

/** Whether one owner alone decides over a Safe from then on. */
function oneIsEnough(step: Step): boolean {
  const signature = step.fn?.signature ?? '';
  const at = Object.hasOwn(thresholdAt, signature) ? thresholdAt[signature] : undefined;
  return at !== undefined && integerAt(step, at)?.value === 1n;
}

/** A Safe approves a hash, or signs bytes, that can stand for anything: another transaction, or a permit. */
function blindHash(view: View): readonly Said[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): Said[] => {
    if (!blind.has(step.fn?.signature ?? '')) return [];
    if (!isActing(step.actor, acting)) return [];
    const hash = argAt(step, 0);
    const isOrder = step.fn?.signature === preSignature;
    if (isOrder && boolAt(step, 1)?.value === false) return [];
    return [
      {
        outcome: 'fired',
        severity: isOrder ? 'caution' : 'stop',
        step: step.id,
        facts: hash === undefined ? [] : [hash.fact],
        says: { id: 'power.blindHash.says', args: { fn: `step.${step.id}.fn` } },
        why: { id: isOrder ? 'power.blindHash.whyOrder' : 'power.blindHash.why', args: {} },
        remedy: { id: isOrder ? 'power.blindHash.remedyOrder' : 'remedy.reject', args: {} },
      },
    ];
  });
}

function refund(view: View): readonly Said[] {
  return everyStep(view.steps).flatMap((step): Said[] => {
    const signature = step.fn?.signature ?? '';
    if (!/^(?:execTransaction\(|SafeTx\()/.test(signature)) return [];
    // By place: the names of arguments are those of whoever gave the ABI.
    const price = integerAt(step, 6);
    const receiver = addressAt(step, 8);
    if (price === undefined || price.value === 0n) return [clear(`step.${step.id}.arg.gasPrice`)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [price.fact, ...(receiver === undefined ? [] : [receiver.fact])],
        says: {
          id: 'power.refund.says',
          args: { receiver: receiver?.fact ?? `step.${step.id}.arg.refundReceiver` },
        },
        why: { id: 'power.refund.why', args: {} },
        remedy: { id: 'power.refund.remedy', args: {} },
      },
    ];
  });
}

function borrowedCode(view: View): readonly Said[] {
  const signer = signerOf(view);
  if (signer === undefined || view.incoming.request.body.kind === 'message') return [];
  const fact = codeFact(signer);
  const code = codeOf(view, signer);
  if (code.s !== 'known') return [missing(fact, code)];
  if (code.v.state !== 'delegated') return [clear(fact)];
  return [
    {
      outcome: 'fired',
      severity: 'note',
      facts: [fact],
      says: { id: 'power.borrowedCode.says', args: {} },
      why: { id: 'power.borrowedCode.why', args: {} },
      remedy: { id: 'power.borrowedCode.remedy', args: {} },
    },
  ];
}

function authorization(view: View): readonly Said[] {
  return view.steps.filter(isAuthorization).map((step): Said => {
    const fact = `step.${step.id}.to`;
    if (step.to === null || step.to === zeroAddress) return clear(fact);
    const everywhere = integerAt(step, 'chainId')?.value === 0n;
    const known = knownDelegates.has(step.to.toLowerCase());
    const grave = everywhere || (!known && !isSomeoneElses(view, step));
    const how = everywhere ? 'everywhere' : known ? 'known' : 'unknown';
    return {
      outcome: 'fired',
      severity: grave ? 'stop' : 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'power.authorization.says', args: { delegate: fact, how } },
      why: { id: 'power.authorization.why', args: {} },
      remedy: { id: grave ? 'remedy.reject' : 'power.authorization.remedy', args: {} },
    };
  });
}

/** Whether it surely hands over an account that is none of the user's. Where nobody says who signs it may be theirs. */
function isSomeoneElses(view: View, { actor }: Step): boolean {
  const own = ownAccounts(view);
  return actor !== 'unknown' && own.size > 0 && !isActing(actor, own);
}
