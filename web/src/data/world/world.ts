import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { QuestionKind, Questions, Session, World } from '@readback/core/world/world.ts';
import { standardPreferences } from '@readback/core/model/preferences.ts';
import { book } from '../own/book.ts';
import { preferences } from '../preferences.ts';
import { type Asking, reviewPath } from '../asking/told.ts';
import { askAbi } from './askAbi.ts';
import { askContract } from './askContract.ts';
import { askDescriptor } from './askDescriptor.ts';
import { askEns } from './askEns.ts';
import { askLabel } from './askLabel.ts';
import { askListed } from './askListed.ts';
import { askNode } from './askNode.ts';
import { heads, noteHead, seconds } from './heads.ts';

type Answers = {
  [K in QuestionKind]: (ask: Questions[K]['ask'], bounds: Asking) => Promise<Known<Questions[K]['answer']>>;
};

/**
 * The world as this page sees it: nodes of the networks that are enabled, names of the practice chain and of ENS with
 * its gateways, the user's own book, this page's host with the wallet behind it, and the clock. Never throws, never hangs.
 * In a `flight` of the school the book and the preferences are those of its scenario. What is asked for a `review` is
 * noted as told for that.
 *
 * @example
 * const world = browserWorld({ wallet: { chainId: 1, account, name: 'Fox Wallet' } });
 */
export function browserWorld({
  wallet,
  flight,
  review,
}: {
  wallet?: Session['wallet'] | undefined;
  flight?: string | undefined;
  review?: string;
} = {}): World {
  const during = review === undefined ? undefined : reviewPath(review);
  const answers: Answers = {
    rpc: async (question, bounds) => {
      const answer = await askNode(question, bounds);
      noteHead(question, answer);
      return answer;
    },
    descriptor: askDescriptor,
    label: (question, bounds) => askLabel(question, world, bounds),
    ens: askEns,
    abi: askAbi,
    // Most reviews need none of these.
    gateway: async (...it) => (await import('./askGateway.ts')).askGateway(...it),
    verified: async (...it) => (await import('./askVerified.ts')).askVerified(...it),
    signatures: async (...it) => (await import('./askSignatures.ts')).askSignatures(...it),
    waiting: async (asked) => (await import('./askWaiting.ts')).askWaiting(asked),
    permitted: async (asked) => (await import('./askPermitted.ts')).askPermitted(asked),
    contract: askContract,
    revoked: async (...it) => (await import('./askRevoked.ts')).askRevoked(...it),
    listed: askListed,
    preferences: async () => known(flight === undefined ? preferences.get() : standardPreferences),
    book: async () => {
      if (flight !== undefined) return (await import('../course/flightBook.ts')).flightBook(flight);
      await book.ready;
      return known(book.entries());
    },
    session: async () => known(wallet ? { host: location.host, wallet } : { host: location.host }),
    heads: async () => known(heads()),
    time: async () => known(seconds()),
  };
  const world: World = {
    ask: async (kind, question, bounds) => {
      if (bounds.signal.aborted) return unknown('notAsked');
      try {
        return await answers[kind](question, during === undefined ? bounds : { ...bounds, during });
      } catch {
        return unknown('malformed');
      }
    },
  };
  return world;
}
