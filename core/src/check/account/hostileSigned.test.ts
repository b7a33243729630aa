import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { formRows } from '../../decode/typed/compiledForms.ts';
import type { Readback } from '../../model/readback.ts';
import { isReactor } from '../../shipped/protocols.ts';
import { shippedContracts } from '../../shipped/places.ts';
import { placesOfSigned, readSigned, signedMessages } from './testing/signedPlaces.ts';

/**
 * A thief in every place of every form of typed data where a token, spender, recipient, zone, oracle, strategy, collection or
 * contract is named, and as the contract that takes it.
 */
const messages = signedMessages();
type Read = Readonly<{ form: string; at: string; readback: Readback }>;
const hostile = messages.flatMap((it) =>
  placesOfSigned(it).map(({ at, sample }): Read => ({ form: it.name, at, readback: readSigned(sample) })),
);
const nameOf = ({ form, at }: Read): string => `${form}: ${at}`;

/** Where a thief who is named gains nothing: by which form, at which place. */
const harmless: readonly (readonly [why: string, form: RegExp, at: RegExp])[] = [
  ['what is given is of the thief’s own', /^Permit(?:Single|Batch)\(/, /^details(?:\.0)?\.token$/],
  [
    'what is given is of the thief’s own',
    /^Permit(?:Batch)?(?:Witness)?TransferFrom\(/,
    /^permitted(?:\.0)?\.token$/,
  ],
  ['what is given is of the thief’s own', /^(?:OrderComponents|BulkOrder)\(/, /(?:^|\.)offer\.0\.token$/],
  ['what is given is of the thief’s own', / sells$/, /^(?:tree\.[01]\.)?collection$|^makeAsset$/],
  [
    'what is given is of the thief’s own',
    / buys$/,
    /^(?:tree\.[01]\.)?(?:currency|paymentToken)$|^makeAsset$/,
  ],
  [
    'coins are coins, whatever token stands beside them',
    /^(?:OrderComponents|BulkOrder)\(.* sells$/s,
    /consideration\.0\.token$/,
  ],
  ['it can only refuse', /^(?:OrderComponents|BulkOrder)\(/, /(?:^|\.)zone$/],
  ['it can only refuse', / witness\)/, /^witness\.(?:info\.additionalValidationContract|exclusiveFiller)$/],
  ['it can only make the order better', / witness\)/, /^witness\.cosigner$/],
  ['the order is refused by any other contract', / witness\)/, /^witness\.info\.reactor$/],
  ['Permit2 moves no other token than is permitted', / witness\)/, /^witness\.(?:input|baseInput)Token$/],
  ['whoever takes the order pays it', /^LimitOrder\(/, /^feeRecipient$/],
  ['only the signer’s own key may use it', /^Delegation\(address delegate,/, /^caveats\.0\.enforcer$/],
  [
    'it is of an account that the signer has no say over',
    /^(?:PackedUserOperation|SafeOp|ForwardRequest)\(/,
    /^(?:sender|safe|from)$/,
  ],
  ['it is of an account that the signer has no say over', /^BatchOrder\(/, /^tree\.1\.signer$/],
  ['the module takes one of its own only', /^SafeOp\(/, /^entryPoint$/],
  ['at a price of zero nothing is paid back', /^SafeTx\(/, /^(?:gasToken|refundReceiver)$/],
  ['nothing acts on it', /^Mail\(/, /^to\.wallet$/],
  [
    'no other contract takes what is signed for this one, and nothing is given',
    /^(?:PackedUserOperation|SafeOp|ForwardRequest|Delegation|Attest|(?:Extended)?Ballot)\(/,
    /^verifyingContract$/,
  ],
];

describe('what a thief names in what is signed', () => {
  it('is tried in every form that names somebody', () => {
    expect(messages.length).toBeGreaterThan(70);
    expect(hostile.length).toBeGreaterThan(190);
    const tried = new Set(hostile.map(({ form }) => form.slice(0, form.indexOf('('))));
    const named = formRows.flatMap(({ type }) =>
      typeof type === 'string' && type.includes('address') ? [type.slice(0, type.indexOf('('))] : [],
    );
    expect(named.filter((it) => !tried.has(it) && it !== 'Alias')).toEqual([]);
  });

  it('is never calm but where the thief gains nothing', () => {
    const calm = hostile.filter(({ readback }) => readback.verdict === 'read');
    const others = calm.filter(
      ({ form, at }) => !harmless.some(([, forms, ats]) => forms.test(form) && ats.test(at)),
    );
    expect(others.map(nameOf)).toEqual([]);
    for (const [why, forms, ats] of harmless)
      expect(
        calm.some(({ form, at }) => forms.test(form) && ats.test(at)),
        `${why}: ${ats.source}`,
      ).toBe(true);
  });

  it('is never said to keep to what an order gives or wants, and is named by a warning', () => {
    const keepers = hostile.filter(
      ({ at, readback }) => (at === 'verifyingContract' || at === 'spender') && isOffer(readback),
    );
    expect(keepers.length).toBeGreaterThan(25);
    expect(keepers.filter(({ readback }) => promises(readback)).map(nameOf)).toEqual([]);
    const warned = keepers.filter(({ at, readback }) =>
      readback.findings.some(
        (it) =>
          it.outcome === 'fired' &&
          it.severity === 'caution' &&
          it.says.id === 'signatures.unknownMarket.says' &&
          it.says.args.contract === (at === 'spender' ? 'step.0.arg.spender' : 'step.0.to'),
      ),
    );
    expect(keepers.filter((it) => !warned.includes(it)).map(nameOf)).toEqual([]);
  });
});

describe('the same with what everybody knows', () => {
  it('is calm, but where it gives power, debts or what nobody can read', () => {
    const warned = messages.filter(({ sample }) => readSigned(sample).verdict !== 'read');
    expect([...new Set(warned.map(({ name }) => name.split(',', 3).join(',')))].toSorted()).toEqual([
      // A log-in at the site of another.
      'ClobAuth(address address,string timestamp,uint256 nonce',
      // Another name than the exchange's, and what it moves to someone.
      'HyperliquidTransaction(string hyperliquidChain,address agentAddress,string agentName',
      'HyperliquidTransaction:Withdraw(string hyperliquidChain,string destination,string amount',
      // It may be lent whole.
      'LoanOffer(address lender,address collection,uint256 totalAmount',
      // Nothing is called that can be read.
      'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
      // A root of items that are not shown, and an exchange that is known by the shape of its orders alone.
      'Order(address trader,address collection,bytes32 listingsRoot',
      'Order(uint256 salt,address maker,address signer',
      // The permit of DAI is for all of it.
      'Permit(address holder,address spender,uint256 nonce',
      // A picture of a name, at the site of another.
      'Upload(string upload,string expiry,string name',
    ]);
  });
});

describe('an order at the contract of its exchange', () => {
  const exchanges: readonly (readonly [name: string, form: RegExp])[] = [
    ['CoW Protocol settlement', /^Order\(address sellToken/],
    ['1inch router v6', /makerTraits/],
    ['Velora limit orders', /nonceAndMeta/],
  ];
  const anywhere = [1, 10, 56, 137, 8453, 42161];

  it.each(exchanges)('of %s is kept to on every network on which it ships', (name, form) => {
    const order = messages.find((it) => form.test(it.name));
    const places = (shippedContracts[name] ?? []).flatMap((line) => {
      const [at = '', ...networks] = line.split(' ');
      return networks.map((chain) => [Number(chain), at] as const);
    });
    expect(places.length).toBeGreaterThan(5);
    for (const [chain, at] of places) expect(keptAt(order, chain, at), `${chain} ${at}`).toBe(true);
  });

  it('of Seaport is kept to at the one address that it has', () => {
    const orders = messages.filter(({ sample }) => /OrderComponents/.test(JSON.stringify(sample.types)));
    expect(orders.length).toBeGreaterThan(0);
    const at = '0x0000000000000068f116a894984e2db1123eb395';
    for (const order of orders)
      for (const chain of anywhere) expect(keptAt(order, chain, at), `${chain} ${order.name}`).toBe(true);
  });

  it('of UniswapX is kept to on the networks of the contract that it names, and on no other', () => {
    const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
    const orders = messages.filter(({ sample }) => /swapper/.test(JSON.stringify(sample.types)));
    let kept = 0;
    for (const order of orders)
      for (const chain of anywhere) {
        const isThere = isReactor(chain, order.sample.message.spender as Address);
        if (isThere) kept += 1;
        expect(keptAt(order, chain, permit2), `${chain} ${order.name}`).toBe(isThere);
      }
    expect(kept).toBeGreaterThanOrEqual(orders.length);
  });
});

function keptAt(order: (typeof messages)[number] | undefined, chain: number, at: string): boolean {
  if (order === undefined) throw new RangeError('no such order');
  const { sample } = order;
  const domain = { ...sample.domain, chainId: BigInt(chain), verifyingContract: getAddress(at) };
  const { findings, sentence } = readSigned({ ...sample, domain });
  return (
    /"sentence\.(?:offer|wants)"/.test(JSON.stringify(sentence)) &&
    findings.some((it) => it.outcome === 'clear' && it.rule === 'signatures.unknownMarket')
  );
}

function isOffer({ sentence }: Readback): boolean {
  return /"sentence\.(?:offer|wants)/.test(JSON.stringify(sentence));
}

function promises({ sentence }: Readback): boolean {
  return /"bound\.at(?:Least|Most)"|"sentence\.(?:offer|wants)"/.test(JSON.stringify(sentence));
}
