import type { Arg } from '../../../model/step.ts';
import { addressInMessage, lengthInMessage, numberAt, type MessagePath } from '../at.ts';
import type { OrderMeaning, OrderPart, OrderSplit } from '../meaning.ts';
import { orderLeaves } from '../tree.ts';

/**
 * Many orders of Seaport under one signature (`BulkOrder`): a tree of pairs, whose leaves are orders, filled up with
 * empty ones. Each of them is signed, and each is read.
 */
export function seaportTreeOffers(args: readonly Arg[]): readonly OrderMeaning[] {
  return orderLeaves(args, ['tree']).flatMap((path) => seaportOfferAt(args, path));
}

/** The offer of one order, by the path of its parts. What is offered leaves at most once; what is wanted counts where it comes to the offerer. Nothing: a filler. */
export function seaportOfferAt(args: readonly Arg[], path: MessagePath): readonly OrderMeaning[] {
  const owner = [...path, 'offerer'];
  const gives = partsAt(args, [...path, 'offer'], 'most');
  const wanted = [...path, 'consideration'];
  const gets = partsAt(args, wanted, 'least', addressInMessage(args, owner));
  if (gives.length === 0 && lengthInMessage(args, wanted) === 0) return [];
  const buyer = buyerAt(args, path);
  const splits = splitsAt(args, path);
  return [
    {
      gives,
      gets,
      exactGive: isFixed(args, [...path, 'offer']),
      exactGet: isFixed(args, wanted),
      owner,
      ...(buyer === undefined ? {} : { onlyFor: buyer }),
      ...(splits.some(({ others }) => others.length > 0) ? { splits } : {}),
      until: [...path, 'endTime'],
    },
  ];
}

/** An order that wants its own item to come to someone else: only they would bring it, so that it is theirs to take. */
function buyerAt(args: readonly Arg[], path: MessagePath): MessagePath | undefined {
  const keyOf = (at: MessagePath) =>
    [addressInMessage(args, [...at, 'token']), numberAt(args, [...at, 'identifierOrCriteria'])].join();
  const isItem = (at: MessagePath) => [2n, 3n].includes(numberAt(args, [...at, 'itemType']));
  const itemsIn = (list: MessagePath) =>
    Array.from({ length: lengthInMessage(args, list) }, (_, at): MessagePath => [...list, at]).filter(isItem);
  const offered = new Set(itemsIn([...path, 'offer']).map(keyOf));
  const owner = addressInMessage(args, [...path, 'offerer']);
  const theirs = itemsIn([...path, 'consideration']).find(
    (at) => offered.has(keyOf(at)) && addressInMessage(args, [...at, 'recipient']) !== owner,
  );
  return theirs === undefined ? undefined : [...theirs, 'recipient'];
}

/** What is paid to whom when the order begins, and when it ends: in between, each amount moves in a straight line. */
function splitsAt(args: readonly Arg[], path: MessagePath): readonly OrderSplit[] {
  const listed = (name: string) =>
    Array.from(
      { length: lengthInMessage(args, [...path, name]) },
      (_, at): MessagePath => [...path, name, at],
    );
  const owner = addressInMessage(args, [...path, 'offerer']);
  const wanted = listed('consideration');
  const mine = wanted.filter((at) => addressInMessage(args, [...at, 'recipient']) === owner);
  const theirs = wanted.filter((at) => addressInMessage(args, [...at, 'recipient']) !== owner);
  return (['startAmount', 'endAmount'] as const).map((when) => {
    const paidAt = (at: MessagePath) => partOf(args, at, [...at, when]);
    return {
      gives: listed('offer').flatMap(paidAt),
      own: mine.flatMap(paidAt),
      others: theirs.flatMap((at) => paidAt(at).map((part) => ({ part, to: [...at, 'recipient'] }))),
    };
  });
}

function partsAt(
  args: readonly Arg[],
  list: MessagePath,
  way: 'most' | 'least',
  only?: string,
): readonly OrderPart[] {
  return Array.from({ length: lengthInMessage(args, list) }, (_, at): readonly OrderPart[] => {
    const path = [...list, at];
    if (way === 'least' && addressInMessage(args, [...path, 'recipient']) !== only) return [];
    const amount = [...path, amountAt(args, path, way)];
    if (numberAt(args, amount) === 0n) return [];
    // No Seaport knows the type: nothing comes of it. What would be given is taken as the worst.
    if (way === 'least' && numberAt(args, [...path, 'itemType']) > 5n) return [];
    return partOf(args, path, amount);
  }).flat();
}

/** Amounts go from the one to the other while the order stands. */
function amountAt(
  args: readonly Arg[],
  path: MessagePath,
  way: 'most' | 'least',
): 'startAmount' | 'endAmount' {
  const start = numberAt(args, [...path, 'startAmount']);
  const end = numberAt(args, [...path, 'endAmount']);
  return start > end === (way === 'most') ? 'startAmount' : 'endAmount';
}

/** Item types: 0 the native currency, 1 ERC-20, 2 ERC-721, 3 ERC-1155; 4 and 5 the last two, by a criterion. */
function partOf(args: readonly Arg[], path: MessagePath, amount: MessagePath): readonly OrderPart[] {
  const token = [...path, 'token'];
  switch (numberAt(args, [...path, 'itemType'])) {
    case 0n:
      return [{ what: 'native', amount }];
    case 1n:
      return [{ what: 'token', token, amount }];
    case 2n:
    case 3n:
      return [{ what: 'item', token, item: [...path, 'identifierOrCriteria'], count: amount }];
    default:
      return [{ what: 'anyItem', token, count: amount }];
  }
}

function isFixed(args: readonly Arg[], list: MessagePath): boolean {
  return Array.from({ length: lengthInMessage(args, list) }, (_, at) => [...list, at]).every(
    (path) => numberAt(args, [...path, 'startAmount']) === numberAt(args, [...path, 'endAmount']),
  );
}
