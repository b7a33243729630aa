import type { EffectPart } from '../../model/effects.ts';
import type { ArgPath } from '../argPath.ts';
import type { FunctionVerb } from './functionVerbs.ts';

/**
 * What a parameter is for, in the words of whoever calls. A parameter without a role is a plain number, time or flag;
 * each address, `bytes`, 32-byte word and text of a modelled function has one.
 *
 * - `token`: a token, pool, market or collection that the call is about; it gains nothing by being named.
 * - `pool`: a pool, pair, market or wrapped currency that the caller names and the contract believes: it makes sure of
 *   nothing that comes from there, so that another one there can say what it likes and give nothing.
 * - `payee`: is paid openly, and the sentence says so.
 * - `receiver`: gets what comes out.
 * - `owner`: whose position, balance, debt or record it is or becomes.
 * - `payer`: whose assets are taken.
 * - `power`: may act for the caller after that, or decides over something of theirs.
 * - `votes`: gets the caller's votes.
 * - `partner`: is credited by the protocol, out of its own fee, or out of nothing.
 * - `fee`: gets a fee out of what the caller gives or gets.
 * - `filler`: the only one who may carry the rest out; it gets nothing that the call does not name.
 * - `account`: someone whom the call only asks about, or acts upon without giving anything to.
 * - `contract`: code that the contract will call or rely on, chosen by the caller: an executor, a hook, an oracle.
 * - `call`: bytes that are run as a call, and the account that they are run at; handed to the receiver's hook, too.
 * - `data`: bytes or a word that can neither pay nor permit: a signature, a proof, a path, a hint.
 * - `id`: a word or text that names a thing: a pool, a role, an order, a name.
 * - `remote`: an account of another network, in 32 bytes or as text; whoever it is receives.
 * - `validator`: the public key of a validator, which gets what is paid; whose it is nobody can tell from the key.
 * - `hash`: represents something that is not shown.
 * - `position`: a number that names a position, stream or lock which gains by the call; it does not say whose.
 * - `number`: a number that names a pool or a market which gains by the call, and whose owner nobody can be asked for.
 * - `record`: what others read under a name of the caller's, such as where to reach or to pay them, as text, word or bytes.
 * - `said`: a text that others read as said by the caller: a reason, a comment, a description, an order to a service.
 * - `thing`: a text or word that names something that is paid for, and does not say whose it is.
 */
export type Role =
  | 'token'
  | 'pool'
  | 'payee'
  | 'receiver'
  | 'owner'
  | 'payer'
  | 'power'
  | 'votes'
  | 'partner'
  | 'fee'
  | 'filler'
  | 'account'
  | 'contract'
  | 'call'
  | 'data'
  | 'id'
  | 'remote'
  | 'validator'
  | 'hash'
  | 'position'
  | 'number'
  | 'record'
  | 'said'
  | 'thing';

/**
 * What a number among the parameters of a modelled function is for.
 *
 * - `least`: the minimum that has to come. `restLeast`: that of what the contract has got already.
 * - `most`: the maximum that may go. `mostFee`: the maximum of a fee. `either`: a minimum or a maximum, by its sign.
 * - `loss`: limits a loss or a fee as a part of the whole. `priceLimit`: limits the price, where nothing else does.
 * - `price`: a price beside which stands a minimum or an amount. `fee`: is kept by someone for the work. `ownFee`: likewise, by
 *   the contract itself, whomever the call names.
 * - `amount`: is given, taken or weighed; the effects or the sentence show it. `rate`: how much per time or part.
 * - `time`: a deadline, a time or a duration. `network`: names a network. `gas`: pays or limits gas on some network.
 * - `thing`: names a thing, or a place in a list. `nonce`: tells one request from another. `count`: how many, or how often.
 * - `proof`: a part of a signature, a proof, or a hint. `option`: one of several ways, none of which takes more than the
 *   call names. `record`: what a rule of its own weighs.
 */
export type NumberRole =
  | 'least'
  | 'restLeast'
  | 'most'
  | 'mostFee'
  | 'either'
  | 'loss'
  | 'priceLimit'
  | 'price'
  | 'fee'
  | 'ownFee'
  | 'amount'
  | 'rate'
  | 'time'
  | 'network'
  | 'gas'
  | 'thing'
  | 'nonce'
  | 'count'
  | 'proof'
  | 'option'
  | 'record';

/**
 * What a function does for whoever calls it.
 *
 * - `move`: assets go to whom it names (`transfer`).
 * - `allow`: someone may take assets after that (`approve`), or no longer.
 * - `offer`: others may after that take what it names, or what it names is taken, for the price that it asks (`setBuyPrice`).
 * - `into`: assets go into a position of the `owner`, or repay a debt of theirs (`supply`, `deposit`, `stake`, `repay`).
 * - `outOf`: assets come out of a position of the caller, to the `receiver` (`withdraw`, `redeem`, `claim`).
 * - `debt`: the `owner` owes after that what the `receiver` gets (`borrow`).
 * - `trade`: one asset for another (`swap`).
 * - `buy`: pays for something that becomes the `owner`'s: an item, a name, a renewal.
 * - `bridge`: assets go to the `remote` account, or the `receiver`, of another network.
 * - `control`: who decides, or which code runs, changes.
 * - `carry`: makes calls that are opened as steps.
 * - `vote`: says yes or no to something, or gives votes.
 * - `set`: changes a setting or record of the caller, and moves nothing.
 * - `view`: reads, and changes nothing.
 */
export type FunctionAct =
  | 'move'
  | 'allow'
  | 'offer'
  | 'into'
  | 'outOf'
  | 'debt'
  | 'trade'
  | 'buy'
  | 'bridge'
  | 'control'
  | 'carry'
  | 'vote'
  | 'set'
  | 'view';

/**
 * `verb`: the word for it, where it is not the usual one of its act. `sums`: how much it is about, as one of those. `roles` by the path of the parameter's names: `params.recipient`; the elements of an array are named as the array is
 * (`calls.target`), parameters without a name by their position. A role of a struct or an array that says nothing of
 * its own parts holds for all of them. `numbers`: what a number is for where its name does not say it truly, by the same
 * paths. `zeroIsCaller`: the zero address represents whoever calls; `zeroIsCalled`: for
 * the contract itself, which pays it out in a later call; `zeroIsNobody`: that there is nobody, and nothing goes there. `marks`: small addresses that stand for someone else, as
 * routers of Uniswap write 1 for the caller and 2 for themselves. `all`: names no amount, since it takes all that the caller
 * holds or owes of its token. `checks`: how the contract makes sure of a token, pool or other contract that the caller names, by
 * the paths that have a role; it believes all others. `kept`: how it is held to the limits that the call sets, where it is
 * no swap that is read whole; `limitOf`: where the token stands of which so much has to come. `closed`: what goes into its position is one token, which comes out to
 * nobody but the owner of the position and those whom the call names. `weakens`: less secures a position of the caller's
 * after that, or it costs them more. `locks`: what was free, or soon would be, can only be taken out later. `forgoes`: part of
 * what would come to the caller no longer does. `divides`: a thing of two parties ends, and what is not the caller's goes
 * to the other, whom the call does not name. `forGood`: what it does can never, or not for long, be taken back.
 * `fees`: someone whom the call does not name is paid out of what it moves.
 * `offers`: it waits for whoever carries it out, at a price that it sets or that they do. Each holds always, or where the
 * arguments say so. `zeroIsNew`: position number zero represents a new one of the caller's. `valueIsMost`: the coins that go
 * along are the maximum of what it takes, and the rest comes back. `actsAs`, `changes`, `hands`, `alters` and `installs`: what
 * it does to power, each by its own type. `adds` and `removes`: who becomes an owner, or gets or loses another part of an
 * account; `needs`: how many owners have to sign. `about`: the contract that it changes, where that is not the one that is
 * called. `is`: which well-known function it is, where that alone tells what it does. `owed`: whom to ask what its caller
 * owes. `brings`: what a router or bundle has by it; `takesOut`: what
 * it has no longer. `standard`: contracts of its standard take nothing behind its
 * arguments. `apart`: the permission that it gives is not kept as tokens keep theirs. `noCoins`: it takes no coins.
 * `asksReceiver`: a contract that gets something is asked whether it takes it. `passes`: only routers, bundles and managers of
 * positions have it. `startsPool`: it makes a pool, or sets its first price. `matches`: some of the orders that it names may
 * be the caller's own. `forAnybody`: it is the same whoever calls it. `turnsBack`: the caller takes a power that was offered,
 * takes back one that they gave, or can turn the same back. `endsAll`: of what it ends it names none: all of a kind, or all before
 * a number. `unseen`: its minimum is weighed also
 * where nothing is seen to come by the call, since what it brings comes later, or out of an order. `fromVault`: calls beside it pay for it into a vault, of which the rest is
 * the fee of whoever carries it out. `ofTokens`: contracts call tokens by it. `nearPar`:
 * what it brings is worth as much as what it takes, or a little more.
 */
export type FunctionModel = Readonly<{
  act: FunctionAct;
  verb?: FunctionVerb;
  sums?: Sums;
  roles?: Readonly<Record<string, Role>>;
  numbers?: Readonly<Record<string, NumberRole>>;
  zeroIsCaller?: true;
  zeroIsCalled?: true;
  zeroIsNobody?: true;
  marks?: 'uniswap';
  all?: true;
  valueIsMost?: true;
  checks?: Readonly<Record<string, CheckedBy>>;
  kept?: LimitKept;
  limitOf?: ArgPath;
  closed?: true;
  weakens?: Always | readonly When[];
  locks?: Always | readonly When[];
  forgoes?: Always | readonly When[];
  forGood?: Always | readonly When[];
  zeroIsNew?: true;
  offers?: Always | readonly When[];
  divides?: Always | readonly When[];
  fees?: Always | readonly When[];
  actsAs?: Agency;
  changes?: PowerChange;
  hands?: HandsOver;
  alters?: Alters;
  installs?: Installs;
  adds?: ArgPath;
  removes?: ArgPath;
  needs?: ArgPath;
  about?: ArgPath;
  is?: KnownFunction;
  owed?: DebtMarket;
  brings?: Brings;
  takesOut?: TakesOut;
  standard?: true;
  apart?: true;
  noCoins?: true;
  asksReceiver?: true;
  passes?: true;
  startsPool?: true;
  matches?: true;
  forAnybody?: true;
  turnsBack?: true;
  endsAll?: true;
  unseen?: true;
  fromVault?: true;
  ofTokens?: true;
  nearPar?: true;
}>;

/**
 * How a function makes someone else act. `safe`: a Safe carries out a transaction. `operation`: an entry point carries
 * out user operations of others. `account`: a smart account, a DAO or a timelock acts. `plan`: it will act later.
 */
export type Agency = 'safe' | 'operation' | 'account' | 'plan';

/**
 * What a function does to power. `code`: it replaces code. `owners`: it changes who owns a Safe, or how many of them must
 * sign. `handler`: it says who answers for a Safe what the Safe does not know. `given`: whoever calls it gives away a
 * contract that was theirs. `control`: any other change of who decides.
 */
export type PowerChange = 'code' | 'owners' | 'handler' | 'given' | 'control';

/**
 * It hands over what the caller owns at a contract, and not the contract. `to`: who gets it. `what`: one thing (a name of
 * ENS, a vault of Maker), all that is staked (GMX), or a share in deciding over one thing. `unless`: what is 0 where the
 * share is taken back.
 */
export type HandsOver = Readonly<{ what: 'one' | 'all' | 'share'; to: ArgPath; unless?: ArgPath }>;

/** Which changes of control it says openly. `of`: the contract that it is about, where that is not the one that is called. */
export type Alters = Readonly<{ parts: readonly EffectPart[]; of?: ArgPath }>;

/**
 * It gives power to the contract at `at`: as the code of another, or as a part of an account that acts or decides. `not`:
 * the number that says, at its path, that this one of the list gets none.
 */
export type Installs = Readonly<{
  as: 'code' | 'module' | 'guard' | 'handler';
  at: ArgPath;
  not?: Readonly<{ at: ArgPath; is: number }>;
}>;

/**
 * How much a call is about, each part of it of another token. Of several sums a call names the amounts of one; where there
 * is not one, its value is a fee.
 */
export type Sums = readonly (readonly SumPart[])[];

/**
 * `amount`: the argument that says how much; `all` that there is; the `value` that goes along; `some`, however much. `of`:
 * the argument that is the token; the `native` currency; the `shares` of whatever is called, or the token that they are
 * `underlying`; the token that is `called`; shares of the `pool` that it is about; whichever of the caller's tokens is
 * `moved` in the simulation by as much, of a `debt`, or as `collateral`. `side`: what all of it is given `for`; what
 * secures it (`against`); the pool or vault that it is `in`. `bound`: a limit, and not what is moved. `when`: what has to
 * hold for all of this sum, at its first part.
 */
export type SumPart = Readonly<{
  amount: ArgPath | 'all' | 'value' | 'some';
  of: ArgPath | SumToken;
  side?: 'for' | 'against' | 'in';
  bound?: 'most' | 'least';
  when?: When;
}>;

/** A token that is not an argument. */
export type SumToken =
  | 'native'
  | 'shares'
  | 'underlying'
  | 'called'
  | 'pool'
  | 'moved'
  | 'debt'
  | 'collateral';

/**
 * How a contract makes sure of what the caller names, so that another one there gains nothing and takes nothing.
 *
 * - `list`: it refuses what is not on a list of its protocol's own, which nobody else can add to.
 * - `factory`: it derives it from a factory of its protocol's, or asks there.
 * - `code`: it compares it with what it has itself, or cannot go on with another one.
 * - `books`: what comes out is only what its own books hold there for the caller, or for whom the call names.
 * - `balance`: whatever it does, the contract compares balances with the limit that the call sets.
 * - `taken`: it is only what is taken from the caller, and nothing else depends on it.
 * - `asked`: it makes sure of nothing, and only asks it to pay the caller; it gives it nothing of theirs.
 */
export type CheckedBy = 'list' | 'factory' | 'code' | 'books' | 'balance' | 'taken' | 'asked';

/**
 * How a contract is held to the limits of a call, by its code. `measured`: by balances, or by what it pays out itself.
 * `factory`: by pools that it derives from a factory, or makes sure of. `believed`: by what the contracts say that the call
 * names. `none`: by nothing, or there is no limit.
 */
export type LimitKept = 'measured' | 'factory' | 'believed' | 'none';

/**
 * A function that is known for what it is. Of tokens: what moves them, gives an allowance, or wraps coins. Of a Safe: its
 * first settings, its code (`masterCopy`), what it carries out, what it signs, and the factory that makes it. `preSign`: an
 * order counts as signed. `multiSend`: only makes the calls that it is given. `forward`: calls for someone else, who signed
 * that. `delegate`: someone may act for the caller. `anyChain`: what is signed holds on every network. `giveRole`: of a role
 * by its number. `sendCoins` and `sendTokens`: into a vault of GMX, for the next call. `callersOperator`: whoever calls lets
 * someone move all that they hold there, or no longer. `vaultSwap` and `vaultSwaps`: of Balancer 2, at one pool or over several.
 * `fillAtLimit`: of an order of 1inch whose maker's code may say the amounts. `wholeOperation`: the account gets the user operation itself. `settle`: a plan of 0x
 * Settler.
 */
export type KnownFunction =
  | 'transfer'
  | 'transferFrom'
  | 'approve'
  | 'increase'
  | 'approveAll'
  | 'permit'
  | 'allowByPermit2'
  | 'wrap'
  | 'unwrap'
  | 'setUp'
  | 'masterCopy'
  | 'execute'
  | 'approveHash'
  | 'signMessage'
  | 'makeSafe'
  | 'preSign'
  | 'multiSend'
  | 'forward'
  | 'delegate'
  | 'anyChain'
  | 'giveRole'
  | 'startPoolFull'
  | 'increaseLiquidity'
  | 'collect'
  | 'castVote'
  | 'bulkTransfer'
  | 'transferItem'
  | 'createOrder'
  | 'createDeposit'
  | 'createWithdrawal'
  | 'createShift'
  | 'sendCoins'
  | 'sendTokens'
  | 'decrease'
  | 'unitsOperator'
  | 'callersOperator'
  | 'approveUnits'
  | 'sendItem'
  | 'transferByPermit2'
  | 'vaultSwap'
  | 'vaultSwaps'
  | 'fillAtLimit'
  | 'approveSeaportOrders'
  | 'approveItemOrder'
  | 'approveItemsOrder'
  | 'offerCoins'
  | 'wholeOperation'
  | 'settle';

/** The kind of market that is asked what an account owes, each with a question of its own. */
export type DebtMarket =
  | 'pool'
  | 'gateway'
  | 'comet'
  | 'cometOf'
  | 'morpho'
  | 'fraxlend'
  | 'cauldron'
  | 'cToken'
  | 'vault'
  | 'alchemist'
  | 'synthetix'
  | 'order'
  | 'trove'
  | 'numberedTrove'
  | 'cdp';

/** What a router or bundle has by a call, for the next: of which token, or the wrapped currency, and how much where that is said. */
export type Brings = Readonly<{ token: ArgPath | 'wrapped'; amount?: ArgPath }>;

/** What leaves a router or bundle by a call: of which token, or the wrapped currency, and how much. */
export type TakesOut = Readonly<{ token: ArgPath | 'wrapped'; amount: ArgPath | 'all' }>;

type Always = true;

/**
 * What an argument has to be, by the path of its names, or one of several. `bit`: the place of the bit that says it, in a
 * packed word. A number is the smallest that counts; `below`: the smallest that does not; a list: those that count. All of a list have to hold; what cannot be read holds.
 */
export type When = Readonly<{
  arg: string | readonly string[];
  bit?: number;
  is: boolean | 'positive' | 'negative' | number | Readonly<{ below: bigint }> | readonly number[];
}>;
