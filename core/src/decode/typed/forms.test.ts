import { type Address, encodeFunctionData, keccak256, parseAbi, stringToHex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import type { TypedData } from '../../model/request.ts';
import { decode } from '../decode.ts';
import { friend, from, requestOf, safe, token, transfer } from '../testing/requests.ts';
import { encodeType } from '../../crypto/encodeType.ts';
import { typedMeaning } from './all.ts';
import { typedFormOf } from './typedForms.ts';
import { shapeOf } from './shape.ts';

// The hashes are those of the deployed contracts, as the research on typed data lists them.
const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const seaport = `ConsiderationItem(${item},address recipient)OfferItem(${item})`;
const components =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)';
const deployed: readonly (readonly [hash: RegExp, type: string])[] = [
  [/^0xfa445660.*2c2f$/, `${components}${seaport}`],
  [/^0x3ca2711d.*6d32$/, `BulkOrder(OrderComponents[2] tree)${seaport}${components}`],
  [
    /^0xd5a25ba2.*e489$/,
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  ],
  [
    /^0x3af21ec5.*7e4c$/,
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
  ],
  [
    /^0xa852566c.*767c$/,
    'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)',
  ],
  [/^0x52578c5c.*035c$/, 'ClobAuth(address address,string timestamp,uint256 nonce,string message)'],
  [/^0x26f05c2f.*f508$/, 'Agent(string source,bytes32 connectionId)'],
  [
    /^0xc7410964.*6b4c$/,
    'HyperliquidTransaction:UsdSend(string hyperliquidChain,string destination,string amount,uint64 time)',
  ],
  [
    /^0xdbde952f.*0d9a$/,
    'HyperliquidTransaction:Withdraw(string hyperliquidChain,string destination,string amount,uint64 time)',
  ],
  [
    /^0x4464abf6.*4378$/,
    'HyperliquidTransaction:ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)',
  ],
  [
    /^0xd6d9472f.*3983$/,
    'HyperliquidTransaction:SpotSend(string hyperliquidChain,string destination,string token,string amount,uint64 time)',
  ],
  [/^0xf4a2ac32.*7fd2$/, 'dYdX(string action,string onlySignOn)'],
  [/^0x150214d7.*328f$/, 'Ballot(uint256 proposalId,uint8 support)'],
  [/^0xf2aad550.*51d7$/, 'Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)'],
  [/^0xe4832905.*5adf$/, 'Delegation(address delegatee,uint256 nonce,uint256 expiry)'],
  [
    /^0xdd8f4b70.*7e48$/,
    'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)',
  ],
  [
    /^0x7f96328b.*7cac$/,
    'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)',
  ],
  [/^0x23d10def.*e653$/, 'MetaTransaction(uint256 nonce,address from,bytes functionSignature)'],
  [/^0x9b493d22.*c657$/, 'CoinbaseSmartWalletMessage(bytes32 hash)'],
  [/^0x1547321c.*9c83$/, 'Kernel(bytes32 hash)'],
  [
    /^0x88c1d2ec.*331e$/,
    'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)',
  ],
  [
    /^0xaf92fd82.*0c05$/,
    'Order(address trader,address collection,bytes32 listingsRoot,uint256 numberOfListings,uint256 expirationTime,uint8 assetType,FeeRate makerFee,uint256 salt,uint8 orderType,uint256 nonce)FeeRate(address recipient,uint16 rate)',
  ],
  [
    /^0x258b757f.*1132$/,
    'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,bytes32 salt)',
  ],
  [
    /^0x29a0bca4.*6f8e$/,
    'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
  ],
  [
    /^0x84aa1903.*21bd$/,
    'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
  ],
  [
    /^0xc03dfc11.*ea7f$/,
    'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
  ],
  [/^0x60b3cbf8.*fbca$/, 'SafeMessage(bytes message)'],
];

describe('the forms that are known', () => {
  test.each(deployed)('%s is a form, whatever it is called', (hash, type) => {
    expect(keccak256(stringToHex(type))).toMatch(hash);
    expect(typedFormOf(type)).toBeDefined();
    expect(typedFormOf(type.replace(/^[^(]+/, 'Anything'))).toBe(typedFormOf(type));
  });

  test('one field more, one less, or another name for one is another form', () => {
    const ballot = 'Ballot(uint256 proposalId,uint8 support)';
    for (const other of [
      'Ballot(uint256 proposalId)',
      'Ballot(uint256 proposalId,uint8 support,uint8 more)',
      'Ballot(uint256 proposalId,uint8 against)',
      'Ballot(uint8 support,uint256 proposalId)',
    ])
      expect(typedFormOf(other)).toBeUndefined();
    expect(typedFormOf(ballot)).toBeDefined();
  });
});

describe('a shape', () => {
  test('has the fields of structs where they stand, and none of their names', () => {
    expect(shapeOf('A(B[] list,C one)B(uint8 x)C(B[2][] deep)')).toBe(
      '((uint8 x)[] list,((uint8 x)[2][] deep) one)',
    );
  });

  test('ends where it grows without end, and is nothing where a struct contains itself', () => {
    expect(shapeOf('A(B b)B()')).toBe('(() b)');
    const many = Array.from({ length: 30 }, (_, at) => `S${at}(S${at + 1} a,S${at + 1} b)`).join('');
    expect(shapeOf(`${many}S30(uint8 x)`)).toBeUndefined();
    expect(shapeOf('A(A again)')).toBeUndefined();
    expect(shapeOf('nothing')).toBeUndefined();
  });
});

describe('what is a hash of something else', () => {
  test.each([
    ['Root', 'bytes32 root', `0x${'11'.repeat(32)}`],
    ['Kernel', 'bytes32 hash', `0x${'11'.repeat(32)}`],
    ['SafeMessage', 'bytes message', `0x${'11'.repeat(32)}`],
    ['Harmless', 'bytes32 greeting', `0x${'11'.repeat(32)}`],
  ])('%s(%s) is not read, and its hash is shown', (name, field, value) => {
    const [type = '', label = ''] = field.split(' ');
    const { steps, complete } = read({ [name]: field }, { [label]: value });
    expect(complete).toBe(false);
    expect(steps[0]).toMatchObject({
      reading: 'unread',
      args: [{ name: label, type, value: { hex: value } }],
    });
  });

  test('an action of Hyperliquid that is only a hash is not read', () => {
    const it = read(
      { Agent: 'string source,bytes32 connectionId' },
      { source: 'a', connectionId: `0x${'22'.repeat(32)}` },
    );
    expect(it.steps[0]?.reading).toBe('unread');
  });
});

describe('calls that a signature carries', () => {
  test('a request for a forwarder is the call it will make, as who signs, with the sender behind the data', () => {
    const { steps } = read(
      { ForwardRequest: 'address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data' },
      { from, to: token, value: 0n, gas: 1n, nonce: 0n, data: transfer(friend, 5n) },
    );
    expect(steps[0]?.steps[0]).toMatchObject({
      op: 'call',
      actor: from,
      to: token,
      runs: 'later',
      fn: { name: 'transfer' },
      data: `${transfer(friend, 5n)}${from.slice(2).toLowerCase()}`,
    });
  });

  test('a meta transaction calls the contract that verifies it', () => {
    const { steps } = read(
      { MetaTransaction: 'uint256 nonce,address from,bytes functionSignature' },
      { nonce: 0n, from, functionSignature: transfer(friend, 5n) },
    );
    expect(steps[0]?.steps[0]).toMatchObject({ actor: from, to: token, fn: { name: 'transfer' } });
  });

  const operation =
    'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData';
  const empty = {
    sender: safe,
    nonce: 0n,
    initCode: '0x',
    callData: '0x',
    accountGasLimits: `0x${'00'.repeat(32)}`,
    preVerificationGas: 0n,
    gasFees: `0x${'00'.repeat(32)}`,
    paymasterAndData: '0x',
  };

  test('a user operation calls the account, and makes it first where there is none', () => {
    const message = { ...empty, initCode: `${friend}abcd`, callData: transfer(friend, 5n) };
    const { steps } = read({ PackedUserOperation: operation }, message);
    expect(steps[0]?.steps).toMatchObject([
      { to: friend, data: '0xabcd', reading: 'unread' },
      { actor: safe, to: safe, fn: { name: 'transfer' } },
    ]);
  });

  const ofSafe = {
    '0.6':
      'address safe,uint256 nonce,bytes initCode,bytes callData,uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint',
    '0.7':
      'address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint',
  };

  test.each(Object.entries(ofSafe))(
    'an operation of a Safe for entry point %s is what the Safe does',
    (_, type) => {
      const pays = encodeFunctionData({
        abi: parseAbi(['function executeUserOp(address to, uint256 value, bytes data, uint8 operation)']),
        args: [token, 0n, transfer(friend, 5n), 0],
      });
      const message = {
        safe,
        nonce: 0n,
        initCode: '0x',
        callData: pays,
        callGasLimit: 1n,
        verificationGasLimit: 1n,
        preVerificationGas: 1n,
        maxFeePerGas: 1n,
        maxPriorityFeePerGas: 1n,
        paymasterAndData: '0x',
        validAfter: 0n,
        validUntil: 0n,
        entryPoint: token,
      };
      const [step] = read({ SafeOp: type }, message).steps;
      expect(step?.steps).toMatchObject([
        {
          actor: safe,
          to: safe,
          fn: { name: 'executeUserOp' },
          runs: 'later',
          steps: [{ actor: safe, to: token, fn: { name: 'transfer' } }],
        },
      ]);
    },
  );

  test('a user operation of an account that borrows code calls no factory', () => {
    const entryPoint = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';
    const message = { ...empty, initCode: `0x7702${'00'.repeat(18)}`, callData: transfer(friend, 5n) };
    const [step] = read({ PackedUserOperation: operation }, message, entryPoint).steps;
    expect(step?.steps.map(({ to }) => to)).toEqual([safe]);
  });

  test('a user operation that no entry point takes is not read', () => {
    const message = { ...empty, paymasterAndData: '0x1234', callData: transfer(friend, 5n) };
    const { steps, complete } = read({ PackedUserOperation: operation }, message);
    expect(complete).toBe(false);
    expect(steps[0]).toMatchObject({ reading: 'unread', steps: [] });
  });
});

describe('typed data inside typed data', () => {
  test('what a smart account signs for is a step of its own, with its own type', () => {
    const { steps } = read(
      {
        TypedDataSign:
          'Permit contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt',
        Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
      },
      {
        contents: { owner: safe, spender: friend, value: 5n, nonce: 0n, deadline: 9n },
        name: 'Account',
        version: '1',
        chainId: 1n,
        verifyingContract: safe,
        salt: `0x${'00'.repeat(32)}`,
      },
    );
    expect(steps[0]?.steps[0]).toMatchObject({
      id: '0.0',
      op: 'permission',
      fn: { name: 'Permit', signature: expect.stringMatching(/^Permit\(address owner/) },
      args: [{ name: 'owner' }, { name: 'spender' }, {}, {}, {}],
    });
  });

  test('a hash inside is not read', () => {
    const { complete } = read(
      {
        TypedDataSign:
          'Root contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt',
        Root: 'bytes32 root',
      },
      {
        contents: { root: `0x${'11'.repeat(32)}` },
        name: 'Account',
        version: '1',
        chainId: 1n,
        verifyingContract: safe,
        salt: `0x${'00'.repeat(32)}`,
      },
    );
    expect(complete).toBe(false);
  });
});

describe('offers', () => {
  const offered = { itemType: 2n, token, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n };
  const paid = {
    itemType: 0n,
    token: zeroAddress,
    identifierOrCriteria: 0n,
    startAmount: 100n,
    endAmount: 90n,
    recipient: from,
  };
  const types = {
    OrderComponents:
      'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
    OfferItem: item,
    ConsiderationItem: `${item},address recipient`,
  };
  const order = (consideration: readonly object[], offer: readonly object[] = [offered]) => ({
    offerer: from,
    zone: zeroAddress,
    offer,
    consideration,
    orderType: 0n,
    startTime: 0n,
    endTime: 9n,
    zoneHash: `0x${'00'.repeat(32)}`,
    salt: 0n,
    conduitKey: `0x${'00'.repeat(32)}`,
    counter: 0n,
  });

  test('an order of Seaport gives the most that it may and gets the least that it may', () => {
    expect(offersIn(types, order([paid]))).toEqual([
      {
        gives: [
          {
            what: 'item',
            token: ['offer', 0, 'token'],
            item: ['offer', 0, 'identifierOrCriteria'],
            count: ['offer', 0, 'endAmount'],
          },
        ],
        gets: [{ what: 'native', amount: ['consideration', 0, 'endAmount'] }],
        exactGive: true,
        exactGet: false,
        owner: ['offerer'],
        until: ['endTime'],
      },
    ]);
  });

  test.each([
    ['what nothing is paid for', []],
    ['what only others are paid for', [{ ...paid, recipient: friend }]],
    ['what falls to nothing in the end', [{ ...paid, endAmount: 0n }]],
    ['what begins at nothing', [{ ...paid, startAmount: 0n }]],
  ])('%s gets nothing', (_, consideration) => {
    expect(offersIn(types, order(consideration))).toMatchObject([{ gives: [{}], gets: [] }]);
  });

  test('items that the other side chooses are any of the collection', () => {
    const any = { ...offered, itemType: 4n, identifierOrCriteria: 0n };
    expect(offersIn(types, order([paid], [any]))?.[0]?.gives).toMatchObject([{ what: 'anyItem' }]);
  });

  test('a bulk order has all its orders, and not the empty ones that fill it up', () => {
    const none = { ...order([], []), offerer: zeroAddress };
    const tree = [
      [order([paid]), order([])],
      [none, none],
    ];
    const bulk = { BulkOrder: 'OrderComponents[2][2] tree', ...types };
    expect(offersIn(bulk, { tree })).toMatchObject([
      { owner: ['tree', 0, 0, 'offerer'], gets: [{}] },
      { owner: ['tree', 0, 1, 'offerer'], gets: [] },
    ]);
  });

  const cow = {
    Order:
      'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
  };
  const cowMessage = {
    sellToken: token,
    buyToken: safe,
    receiver: zeroAddress,
    sellAmount: 5n,
    buyAmount: 6n,
    validTo: 9n,
    appData: `0x${'00'.repeat(32)}`,
    feeAmount: 0n,
    kind: 'sell',
    partiallyFillable: false,
    sellTokenBalance: 'erc20',
    buyTokenBalance: 'erc20',
  };

  test('an order of CoW says which of its amounts is exact, who receives, and what the fee takes', () => {
    expect(offersIn(cow, cowMessage)).toMatchObject([
      { exactGive: true, exactGet: false, until: ['validTo'] },
    ]);
    const buy = offersIn(cow, { ...cowMessage, kind: 'buy', receiver: friend, feeAmount: 1n });
    expect(buy).toMatchObject([{ exactGive: false, exactGet: true, to: ['receiver'], gives: [{}, {}] }]);
    expect(offersIn(cow, { ...cowMessage, kind: 'gift' })).toBeUndefined();
  });

  test('an order of 1inch whose amounts are computed elsewhere has no words', () => {
    const oneInch = {
      Order:
        'uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits',
    };
    const message = {
      salt: 0n,
      maker: from,
      receiver: zeroAddress,
      makerAsset: token,
      takerAsset: safe,
      makingAmount: 5n,
      takingAmount: 6n,
      makerTraits: 0n,
    };
    expect(offersIn(oneInch, message)).toMatchObject([{ gives: [{}], gets: [{ what: 'token' }] }]);
    expect(offersIn(oneInch, { ...message, makerTraits: 1n << 249n })).toBeUndefined();
    expect(offersIn(oneInch, { ...message, takingAmount: 0n })).toMatchObject([{ gets: [] }]);
  });
});

test('powers, votes, sends and keys are told from one another', () => {
  const meaning = (type: string, message: Record<string, unknown>, name = 'It') =>
    typedMeaning(read({ [name]: type }, message).steps[0] as never);
  expect(
    meaning('address delegatee,uint256 nonce,uint256 expiry', { delegatee: friend, nonce: 0n, expiry: 9n }),
  ).toEqual({ kind: 'power', over: 'votes', to: ['delegatee'] });
  const vote = ['uint256 proposalId,uint8 support', { proposalId: 1n, support: 1n }] as const;
  expect(meaning(...vote, 'Ballot')).toMatchObject({ kind: 'vote' });
  expect(meaning(...vote)).toBeUndefined();
  expect(meaning('string action,string onlySignOn', { action: 'a', onlySignOn: 'b' })).toMatchObject({
    kind: 'keys',
  });
  expect(
    meaning('string hyperliquidChain,string destination,string amount,uint64 time', {
      hyperliquidChain: 'Mainnet',
      destination: friend,
      amount: '5',
      time: 1n,
    }),
  ).toMatchObject({ kind: 'send' });
});

function read(
  structs: Readonly<Record<string, string>>,
  message: Record<string, unknown>,
  verifyingContract: Address = token,
) {
  const [primaryType = ''] = Object.keys(structs);
  const typed: TypedData = {
    types: Object.fromEntries(
      Object.entries(structs).map(([name, fields]) => [
        name,
        fields.split(',').map((field) => {
          const [type = '', label = ''] = field.split(' ');
          return { name: label, type };
        }),
      ]),
    ),
    primaryType,
    domain: { name: 'Test', chainId: 1n, verifyingContract },
    message,
  };
  expect(encodeType(typed.types, primaryType).startsWith(`${primaryType}(`)).toBe(true);
  return decode(requestOf({ kind: 'typedData', signer: from, json: '', typed }), {});
}

function offersIn(structs: Readonly<Record<string, string>>, message: Record<string, unknown>) {
  const [step] = read(structs, message).steps;
  const it = step === undefined ? undefined : typedMeaning(step);
  return it?.kind === 'offers' ? it.offers : undefined;
}
