import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import type { BridgeUse } from '../../decode/protocols/bridgeUse.ts';
import { ownCurrency } from '../../decode/abis/addressBound.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { functionUseOf } from '../../decode/protocols/functionUse.ts';
import type { MovesUse } from '../../decode/protocols/protocolTable.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { goesOf } from '../swaps/routerSwaps.ts';
import { addressAt, type FoundAt, integerAt, lengthAt, packedAddressAt } from '../steps/stepTree.ts';

/** A transfer that a step makes to an account that it names. */
export type Payment = Readonly<{
  step: Step;
  /** Whose authority it is made on. */
  by: Actor;
  /** Whose assets move. */
  from: Actor;
  fromFact?: FactId;
  to: Address;
  toFact: FactId;
  /** `token`: an amount of a token. `item`: an NFT by its id. `items`: several of a collection. */
  what: 'native' | 'token' | 'item' | 'items';
  /** The token's or collection's contract. */
  asset?: Address;
  assetFact?: FactId;
  /** In the smallest unit, or the id of an item. */
  amount: bigint;
  amountFact: FactId;
  amountArg?: FoundAt<bigint>;
  /** How many of an item that there is more than one of (ERC-1155, ERC-6909). */
  count?: FoundAt<bigint>;
  signed: boolean;
  /** It arrives on another network, if the contract that is called sees to it. */
  across?: true;
}>;

/** The payments that one step makes. A call that carries value along with data pays a contract, and is not one. */
export const paymentsOf = memoizeStep((step: Step): readonly Payment[] => {
  if (step.op === 'permission') return signedPayment(step);
  if (step.op !== 'call' || step.to === null || isGuessed(step)) return [];
  if (step.data === '0x') return nativePayment(step, step.to);
  if (step.commandByte !== undefined) return commandPayments(step);
  const sent = coinsSent(step);
  if (sent !== undefined) return [sent];
  if (isKnownAs(step, 'bulkTransfer')) return bulk(step);
  const use = functionUseOf(step.fn);
  if (use === undefined) return [];
  if ('moves' in use) return movedBy(step, use.moves);
  return 'bridges' in use ? burned(step, use.bridges) : [];
});

/** What the transfer of a network's own currency, at the contract that is that currency, sends along: as much as it says. */
function coinsSent(step: Step): Payment | undefined {
  if (!(step.fn?.from ?? []).some((it) => it.by === 'source' && it.name === ownCurrency)) return undefined;
  const [to, amount] = [addressAt(step, 0), integerAt(step, 1)];
  if (to === undefined || amount?.value !== step.value || step.value === 0n) return undefined;
  return {
    step,
    by: step.actor,
    from: step.actor,
    to: to.value,
    toFact: to.fact,
    what: 'native',
    amount: step.value,
    amountFact: factOfStep(step.id, 'value'),
    signed: false,
  };
}

function pulledEach(step: Step): readonly Payment[] {
  return Array.from({ length: lengthAt(step, 0) }, (_, i) =>
    ofToken(
      moved(step, 'token', addressAt(step, 0, i, 0), addressAt(step, 0, i, 1), integerAt(step, 0, i, 2)),
      addressAt(step, 0, i, 3),
    ),
  ).flat();
}

/** OpenSea's TransferHelper: lists of things, each list for one account. Types: 1 tokens, 2 an item, 3 several of one. */
function bulk(step: Step): readonly Payment[] {
  return Array.from({ length: lengthAt(step, 0) }, (_, list) =>
    Array.from({ length: lengthAt(step, 0, list, 0) }, (__, at): readonly Payment[] => {
      const path = [0, list, 0, at] as const;
      const [to, token] = [addressAt(step, 0, list, 1), addressAt(step, ...path, 1)];
      const [type, id, amount] = [0, 2, 3].map((part) => integerAt(step, ...path, part));
      if (type?.value === 1n) return ofToken(moved(step, 'token', undefined, to, amount), token);
      const items = ofToken(moved(step, 'item', undefined, to, id), token);
      return type?.value === 3n ? counted(items, amount) : items;
    }).flat(),
  ).flat();
}

/** What a command takes from an account: of Uniswap's, the caller gets it back where 1 is written, and the router where 2 is. */
function commandPayments(step: Step): readonly Payment[] {
  const model = commandOf(step);
  if (model === undefined || model.pays === 'none') return [];
  if (model.pays === 'each') return pulledEach(step);
  const { pays } = model;
  const to = addressAt(step, ...pays.to);
  const its = moved(step, 'token', undefined, to, integerAt(step, ...pays.amount));
  const paid = ofToken(its, addressAt(step, ...pays.token));
  if (model.marks === 'none') return paid;
  const goes = to === undefined ? 'back' : goesOf(step, to.value);
  if (goes === 'back') return [];
  const router = step.to;
  if (goes === 'other' || router === null) return paid;
  return paid.map((it) => ({ ...it, to: router, toFact: factOfStep(step.id, 'to') }));
}

/** Burned here and made again on another chain, for an account that is in 32 bytes. */
function burned(step: Step, { burns, to }: BridgeUse): readonly Payment[] {
  if (burns === 'none' || typeof to === 'string') return [];
  const paid = moved(
    step,
    'token',
    undefined,
    packedAddressAt(step, ...to),
    integerAt(step, ...burns.amount),
  );
  return ofToken(paid, addressAt(step, ...burns.token)).map((it) => ({ ...it, across: true }));
}

/** What the table of its protocol says that a function moves. */
function movedBy(step: Step, { each, from, to, amount, token, as, count }: MovesUse): readonly Payment[] {
  return Array.from({ length: each === 'one' ? 1 : lengthAt(step, ...each) }, (_, i) => {
    const at = (path: ArgPath) => path.map((part) => (part === '*' ? i : part));
    const payer = from === 'caller' ? undefined : addressAt(step, ...at(from));
    const [receiver, paid] = [addressAt(step, ...at(to)), integerAt(step, ...at(amount))];
    const its = counted(
      moved(step, as ?? 'token', payer, receiver, paid),
      count === undefined ? undefined : integerAt(step, ...at(count)),
    );
    if (token === 'called') return its;
    if (token !== 'native') return ofToken(its, addressAt(step, ...at(token)));
    return moved(step, 'native', payer, receiver, paid).map(
      ({ asset: _asset, assetFact: _fact, ...coins }) => coins,
    );
  }).flat();
}

function ofToken(payments: readonly Payment[], token: FoundAt<Address> | undefined): readonly Payment[] {
  if (token === undefined) return payments;
  return payments.map((it) => ({ ...it, asset: token.value, assetFact: token.fact }));
}

function counted(payments: readonly Payment[], count: FoundAt<bigint> | undefined): readonly Payment[] {
  return count === undefined ? payments : payments.map((it) => ({ ...it, count }));
}

function nativePayment(step: Step, to: Address): readonly Payment[] {
  if (step.value === 0n) return [];
  return [
    {
      step,
      by: step.actor,
      from: step.actor,
      to,
      toFact: factOfStep(step.id, 'to'),
      what: 'native',
      amount: step.value,
      amountFact: factOfStep(step.id, 'value'),
      signed: false,
    },
  ];
}

/** EIP-3009: transfers by signature, recognized by their fields. */
function signedPayment(step: Step): readonly Payment[] {
  if (integerAt(step, 'validAfter') === undefined || integerAt(step, 'validBefore') === undefined) return [];
  return moved(step, 'token', addressAt(step, 'from'), addressAt(step, 'to'), integerAt(step, 'value'));
}

function moved(
  step: Step,
  what: Payment['what'],
  from: FoundAt<Address> | undefined,
  to: FoundAt<Address> | undefined,
  amount: FoundAt<bigint> | undefined,
): readonly Payment[] {
  if (to === undefined || amount === undefined || step.to === null) return [];
  return [
    {
      step,
      by: step.actor,
      from: from?.value ?? step.actor,
      ...(from === undefined ? {} : { fromFact: from.fact }),
      to: to.value,
      toFact: to.fact,
      what: what === 'token' && amount.arg.meaning?.as === 'item' ? 'item' : what,
      asset: step.to,
      assetFact: factOfStep(step.id, 'to'),
      amount: amount.value,
      amountFact: amount.fact,
      amountArg: amount,
      signed: step.op === 'permission',
    },
  ];
}
