import type { BookEntry, Label } from '@readback/core/world/world.ts';
import type { OthersCall } from '@readback/scenarios/scenario.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Sample } from '@readback/core/check/testing/views.ts';
import type { Address, Hex } from 'viem';
import type { Call } from '../corpus/ground.ts';
import type { Random } from '../truth/random.ts';
import type { ActorId } from './actors.ts';
import type { AmountId } from './amounts.ts';
import type { Stage } from './stage.ts';

/** The families of hostile requests, by number: what each of them is about. */
export const families = {
  1: 'typed data that is run and never opened',
  2: 'a call known by its name alone',
  3: 'calls inside bytes of unknown wrappers',
  4: 'names that others placed',
  5: 'typed data that libraries hash differently',
  6: 'a permit under another name',
  7: 'typed data that names no contract, or one of the thief',
  8: 'messages',
  9: 'allowances one below all',
  10: 'offers for next to nothing',
  11: 'kind at the gas of the simulation',
  12: 'debts shown as gains',
  13: 'kind to impossible balances',
  14: "the thief's own condition",
  15: 'a shipped name without its code',
  18: 'worthless returns',
  19: 'who gets what others pay',
} as const;

export type Family = keyof typeof families;

/** What the sources, the book and the labels say of those who take part. ABIs are human-readable functions. */
export type Placed = Readonly<{
  abis?: Readonly<Record<Address, readonly string[]>>;
  book?: readonly BookEntry[];
  labels?: Readonly<Record<Address, Label>>;
}>;

/**
 * How it is found out what a request takes. `calls` are made by `maker` on the chain, `signature` is handed in as
 * `after` says, by those who have it. `construction`: what is lost follows from how it is made, and needs no run.
 */
export type Proof =
  | Readonly<{
      by: 'calls';
      maker: Address;
      calls: readonly Call[];
      after?: readonly OthersCall[];
      /** Units of gas of each call; where there is none, plenty. */
      gas?: bigint;
    }>
  | Readonly<{
      by: 'signature';
      maker: Address;
      sign: () => Promise<Hex>;
      after: (signature: Hex) => readonly OthersCall[];
    }>
  | Readonly<{ by: 'construction'; why: string }>;

/** A request that harms whoever signs it. `light` ones are views of the engine, for which no chain is asked. */
export type Hostile = Readonly<{ proof: Proof; placed?: Placed }> &
  (Readonly<{ request: string }> | Readonly<{ body: Body; sample: Sample }>);

/** Everything that a trick is free to choose. */
export type Choice = Readonly<{ way: string; amount: AmountId; actor: ActorId; random: Random }>;

/** Whatever can be asked for, as calls of `who`. `after` is sent by others once they ran. */
export type Played = Readonly<{
  calls: readonly Call[];
  after?: readonly OthersCall[];
  placed?: Placed;
  gas?: bigint;
  /** What is lost, where the chain cannot show it. */
  harm?: string;
}>;

/** What is signed, and what the one who has the signature does with it. */
export type Signed = Readonly<{
  typed: TypedText;
  signer?: 0 | 8;
  maker?: Address;
  placed?: Placed;
  harm: string | ((signature: Hex) => readonly OthersCall[]);
}>;

export type TypedText = Readonly<{
  types: Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>;
  primaryType: string;
  domain: Readonly<Record<string, unknown>>;
  message: Readonly<Record<string, unknown>>;
}>;

/**
 * A way to rob someone. `uses` are the choices that make a difference to it; `only` the wrappings that can carry it;
 * `often` how many times as often as others of its kind it is drawn.
 */
export type Trick = Readonly<{
  id: string;
  family: Family;
  uses: readonly ('amount' | 'actor')[];
  often?: number;
}> &
  (
    | Readonly<{
        kind: 'calls';
        only?: readonly string[];
        play: (stage: Stage, who: Address, choice: Choice) => Played | Promise<Played>;
      }>
    | Readonly<{ kind: 'typed'; sign: (stage: Stage, choice: Choice) => Signed }>
    | Readonly<{
        kind: 'text';
        say: (stage: Stage, choice: Choice) => Readonly<{ text: string; why: string }>;
      }>
    | Readonly<{
        kind: 'light';
        view: (choice: Choice) => Readonly<{ body: Body; sample: Sample; why: string }>;
      }>
  );
