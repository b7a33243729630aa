import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import { readMethods, refusedMethods, signingMethods } from '@readback/core/request/wallet/methods.ts';
import type { Address } from 'viem';
import type { Provider } from '../base/provider.ts';
import { changeShown } from './changeShown.ts';
import { chainsOf, switchParam, toldChain } from './chains.ts';
import { makeEvents } from '../base/events.ts';
import { PracticeError } from './errors.ts';
import { flyingNow } from './flying.ts';
import { practiceAccounts, practiceKey, thief } from './keys.ts';
import type { Behaviour, KnownChain, Memory } from './memory.ts';
import type { Node } from './node.ts';
import type { Ask, Question } from './question.ts';
import { invalid, notFound, rejected, unauthorised, unsupported } from './refusals.ts';
import { sendInFlight } from './inFlight.ts';
import { askedMessage, askedTypedData, signAndSend, signDigest, signMessage } from './sign.ts';
import { askedTransaction, filled } from './transaction.ts';

export type PracticeProvider = Required<Provider> & {
  /** Sets how the wallet behaves; locking it takes its accounts away at once. */
  behave: (behaviour: Behaviour) => void;
  /** Lets the page see an account without asking, on the practice chain: for a flight of the school. */
  permit: (account: Address) => void;
};

/**
 * A wallet for the practice chain, behind EIP-1193. It behaves as wallets do: no account before it was permitted,
 * one request at a time, an answer only after its own window was answered; and it misbehaves when it is told to.
 *
 * @param home the practice chain, the only one it knows at first
 * @param ask shows its window
 */
export function practiceProvider({
  home,
  memory,
  nodeAt,
  ask,
  sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: {
  home: KnownChain;
  memory: Memory;
  nodeAt: (url: string) => Node;
  ask: Ask;
  sleep?: (ms: number) => Promise<void>;
}): PracticeProvider {
  const events = makeEvents();
  const chains = chainsOf(home, memory);
  let open = false;
  let reached = true;

  /** In a flight the wallet does what the scenario says, and not what it was told otherwise. */
  const behaviourNow = (): Behaviour => {
    const flying = flyingNow();
    if (!flying) return memory.recall().behaviour;
    return flying.wallet === undefined ? 'honest' : 'signElse';
  };

  const permitted = (): readonly Address[] => (behaviourNow() === 'locked' ? [] : memory.recall().permitted);

  /** Asks the user. What happens after the press is what the wallet is told to do at that moment. */
  const decide = async (question: Omit<Question, 'network'>): Promise<Address | undefined> => {
    if (open) throw new PracticeError(-32002, words.busy);
    open = true;
    const reply = await ask({ ...question, network: chains.current().name }).finally(() => {
      open = false;
    });
    const { slowFor } = memory.recall();
    const behaviour = behaviourNow();
    if (behaviour === 'neverAnswer') await new Promise(() => {});
    if (behaviour === 'locked') throw unauthorised(words.locked);
    if (behaviour === 'slow') await sleep(slowFor);
    if (behaviour === 'reject' || !reply.confirmed) throw rejected();
    if (question.kind === 'sign' || question.kind === 'send') await flyingNow()?.beforeSigning?.();
    return reply.account;
  };

  /** What the wallet signs is what its window showed, which need not be what the page asked. */
  const shownNow = (method: string, params: readonly unknown[]): readonly unknown[] =>
    behaviourNow() === 'changeShown' ? changeShown(method, params, thief) : params;

  const connect = async (method: string, params: readonly unknown[]): Promise<readonly Address[]> => {
    const account = await decide({ kind: 'connect', method, params });
    if (!practiceAccounts.some((it) => it === account) || !account) throw rejected();
    const before = memory.recall().permitted;
    memory.keep({ permitted: [account] });
    if (before[0] !== account) events.emit('accountsChanged', [account]);
    return [account];
  };

  const mustHold = (account: Address): void => {
    if (!permitted().includes(account)) throw unauthorised(words.notPermitted);
  };

  const moveTo = (chain: KnownChain): null => {
    memory.keep({ chainId: chain.chainId });
    events.emit('chainChanged', hex(chain.chainId));
    return null;
  };

  /** Asks the node of the chain in use; says `disconnect` and `connect` as it goes and comes back (EIP-1193). */
  const node: Node = async (method, params) => {
    const { chainId, rpc } = chains.current();
    try {
      const result = await nodeAt(rpc)(method, params);
      if (!reached) events.emit('connect', { chainId: hex(chainId) });
      reached = true;
      return result;
    } catch (error) {
      const lost = error instanceof PracticeError && error.code === 4900;
      if (lost && reached) events.emit('disconnect', error);
      reached = !lost;
      throw error;
    }
  };

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: permitted,
    eth_chainId: () => hex(chains.current().chainId),
    net_version: () => String(chains.current().chainId),
    eth_requestAccounts: (params) =>
      permitted().length > 0 ? permitted() : connect('eth_requestAccounts', params),
    wallet_requestPermissions: async (params) =>
      permissions(await connect('wallet_requestPermissions', params)),
    wallet_getPermissions: () => (permitted().length > 0 ? permissions(permitted()) : []),
    wallet_revokePermissions: () => {
      memory.keep({ permitted: [] });
      events.emit('accountsChanged', []);
      return null;
    },
    wallet_switchEthereumChain: async (params) => {
      const chain = chains.known(switchParam(params));
      if (!chain) throw new PracticeError(4902, words.unknownChain);
      if (chain.chainId === chains.current().chainId) return null;
      await decide({ kind: 'switch', method: 'wallet_switchEthereumChain', params });
      return moveTo(chain);
    },
    wallet_addEthereumChain: async (params) => {
      const chain = toldChain(params);
      const reported = await nodeAt(chain.rpc)('eth_chainId', []);
      if (reported !== hex(chain.chainId)) throw invalid(words.params.otherNode);
      await decide({ kind: 'add', method: 'wallet_addEthereumChain', params });
      chains.add(chain);
      return moveTo(chain);
    },
    [signingMethods.message]: async (params) => {
      const { account } = askedMessage(params);
      mustHold(account);
      await decide({ kind: 'sign', method: signingMethods.message, params, account });
      const { bytes } = askedMessage(shownNow(signingMethods.message, params));
      return signMessage(account, bytes, behaviourNow());
    },
    [signingMethods.typedData]: async (params) => {
      const { chainId } = chains.current();
      const { account } = askedTypedData(params, chainId);
      mustHold(account);
      await decide({ kind: 'sign', method: signingMethods.typedData, params, account });
      const { digest } = askedTypedData(shownNow(signingMethods.typedData, params), chainId);
      return signDigest(account, digest, behaviourNow());
    },
    [signingMethods.transaction]: async (params) => {
      const before = askedTransaction(params[0]);
      const { chainId } = chains.current();
      if ((before.chainId ?? chainId) !== chainId)
        throw invalid(fill(words.params.otherChain, { id: String(chainId) }));
      mustHold(before.from);
      await decide({ kind: 'send', method: signingMethods.transaction, params, account: before.from });
      const asked = askedTransaction(shownNow(signingMethods.transaction, params)[0]);
      const tx = await filled(asked, node);
      const flying = flyingNow();
      if (flying) return sendInFlight({ asked, tx, chainId }, flying, node);
      return signAndSend({ asked, tx, chainId }, behaviourNow(), node);
    },
  };

  return {
    async request({ method, params = [] }) {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (own) return own(Array.isArray(params) ? params : []);
      if (Object.hasOwn(refusedMethods, method) || method.startsWith('wallet_')) throw unsupported(method);
      if (readMethods.has(method)) return node(method, params);
      throw notFound(method);
    },
    on: events.on,
    removeListener: events.removeListener,
    permit(account) {
      if (!practiceKey(account)) return;
      const before = memory.recall();
      memory.keep({ permitted: [account], chainId: home.chainId });
      if (before.permitted.join() !== account) events.emit('accountsChanged', [account]);
      if (before.chainId !== home.chainId) events.emit('chainChanged', hex(home.chainId));
    },
    behave(behaviour) {
      const before = permitted();
      memory.keep({ behaviour });
      const now = permitted();
      if (before.join() !== now.join()) events.emit('accountsChanged', now);
    },
  };
}

/** EIP-2255. */
function permissions(accounts: readonly Address[]) {
  return [
    { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: accounts }] },
  ];
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
