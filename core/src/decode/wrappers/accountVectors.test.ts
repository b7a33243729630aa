import type { Address, Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../decode.ts';
import { transaction } from '../testing/requests.ts';
import vectors from './testing/accountVectors.json' with { type: 'json' };
import { treeOf } from './testing/treeOf.ts';

/**
 * What each vector does: whose authority, whom it reaches, what is called. The vectors are made by the packages named
 * in them (`tools/vectors/accounts`). permissionless puts a value into a delegatecall, which ERC-7579 does not: the
 * account takes it as data, and so do we.
 */
const trees: Readonly<Record<string, readonly string[]>> = {
  'handleOps 0.6': [
    'me > 0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789 handleOps',
    '  unknown > friend approve',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'handleAggregatedOps 0.6': [
    'me > 0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789 handleAggregatedOps',
    '  unknown > friend approve',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'handleOps 0.7': [
    'me > 0x0000000071727De22E5E9d8BAf0edAc6f37da032 handleOps',
    '  unknown > friend approve',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'handleAggregatedOps 0.7': [
    'me > 0x0000000071727De22E5E9d8BAf0edAc6f37da032 handleAggregatedOps',
    '  unknown > friend approve',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'handleOps 0.8 with borrowed code': [
    'me > 0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108 handleOps',
    '  unknown > account approve',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'handleOps 0.7 with executeUserOp': [
    'me > 0x0000000071727De22E5E9d8BAf0edAc6f37da032 handleOps',
    '  account > account execute mayFail',
    '    account > token transfer mayFail',
  ],
  'SimpleAccount execute': ['me > account execute', '  account > token transfer'],
  'SimpleAccount executeBatch': [
    'me > account executeBatch',
    '  account > token transfer',
    '  account > friend payment 9',
  ],
  'Kernel 2 execute': ['me > account execute', '  account > token transfer'],
  'Kernel 2 executeBatch': [
    'me > account executeBatch',
    '  account > token transfer',
    '  account > friend payment 9',
  ],
  'Biconomy execute_ncC': ['me > account execute_ncC', '  account > token transfer'],
  'Biconomy executeBatch_y6U': [
    'me > account executeBatch_y6U',
    '  account > token transfer',
    '  account > friend payment 9',
  ],
  'Coinbase executeWithoutChainIdValidation': [
    'me > account executeWithoutChainIdValidation',
    '  account > account addOwnerAddress',
  ],
  'Safe4337Module executeUserOp': ['me > account executeUserOp', '  account > token transfer'],
  'ERC-7579 single': ['me > account execute', '  account > token transfer'],
  'ERC-7579 batch': ['me > account execute', '  account > token transfer', '  account > friend payment 9'],
  'ERC-7579 batch, each for itself': [
    'me > account execute',
    '  account > token transfer mayFail',
    '  account > friend payment 9 mayFail',
  ],
  'ERC-7579 delegatecall': ['me > account execute', '  account > token unread delegatecall'],
  'ERC-7579 installModule': ['me > account installModule'],
  'ERC-7821 batch': ['me > account execute', '  account > token transfer', '  account > friend payment 9'],
  'ERC-7821 batch with opData': [
    'me > account execute',
    '  account > token transfer',
    '  account > friend payment 9',
  ],
  'ERC-7821 batches': [
    'me > account execute',
    '  account > token transfer',
    '  account > friend payment 9',
    '  account > token transfer',
  ],
  'ERC-7710 redeemDelegations': [
    'me > 0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3 redeemDelegations',
    '  0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3 > account executeFromExecutor',
    '    account > token transfer',
  ],
  'DeleGator execute': ['me > account execute', '  account > token transfer'],
  'Safe createProxyWithNonce': [
    'me > 0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67 createProxyWithNonce',
    '  unknown > 0x41675C099F32341bf84BFc5382aF534df5C7461a setup delegatecall',
  ],
  'Safe execTransactionFromModule': [
    'me > account execTransactionFromModule',
    '  account > token transfer mayFail',
  ],
  'Governor propose': [
    'me > account propose',
    '  unknown > token transfer later',
    '  unknown > friend payment 9 later',
  ],
  'Governor queue': [
    'me > account queue',
    '  unknown > token transfer later',
    '  unknown > friend payment 9 later',
  ],
  'Governor execute': ['me > account execute', '  unknown > token transfer', '  unknown > friend payment 9'],
  'Governor relay': ['me > account relay', '  account > token transfer'],
  'TimelockController schedule': ['me > account schedule', '  account > token transfer later'],
  'TimelockController scheduleBatch': [
    'me > account scheduleBatch',
    '  account > token transfer later',
    '  account > friend payment 9 later',
  ],
  'TimelockController execute': ['me > account execute', '  account > token transfer'],
  'TimelockController executeBatch': [
    'me > account executeBatch',
    '  account > token transfer',
    '  account > friend payment 9',
  ],
  'AccessManager schedule': ['me > account schedule', '  account > token transfer later'],
  'AccessManager execute': ['me > account execute lenient', '  account > token transfer delegatecall'],
  'Bravo propose': [
    'me > account propose',
    '  unknown > token transfer later',
    '  unknown > friend payment 9 later',
  ],
  'Compound Governor Bravo propose': [
    'me > 0xc0Da02939E1441F497fd74F78cE7Decb17B66529 propose',
    '  unknown > token transfer later',
  ],
  'Compound Timelock queueTransaction': ['me > account queueTransaction', '  account > token transfer later'],
  'Compound Timelock executeTransaction': ['me > account executeTransaction', '  account > token transfer'],
  'Aragon DAO execute': [
    'me > account execute',
    '  account > token transfer',
    '  account > friend payment 9 mayFail',
  ],
  'Roles execTransactionWithRole': ['me > account execTransactionWithRole', '  unknown > token transfer'],
  'Delay executeNextTx': ['me > account executeNextTx', '  unknown > token transfer'],
  'ERC20Permit permit': ['me > token permit'],
  'ERC3009 transferWithAuthorization': ['me > token transferWithAuthorization'],
  'ERC3009 receiveWithAuthorization': ['me > token receiveWithAuthorization'],
  'ERC3009 cancelAuthorization': ['me > token cancelAuthorization'],
  'ERC2771Forwarder execute': ['me > friend execute', '  friend > token transfer lenient'],
  'ERC2771Forwarder executeBatch': ['me > friend executeBatch', '  friend > token transfer mayFail lenient'],
  'MinimalForwarder execute': ['me > friend execute', '  friend > token transfer mayFail lenient'],
};

describe('calldata that the own packages of accounts and governance make', () => {
  test.each(vectors)('$name, by $from', ({ name, to, data }) => {
    const { steps } = decode(transaction({ to: to as Address, data: data as Hex }), {});
    expect(treeOf(steps)).toEqual(trees[name]);
    const doubted = name === 'AccessManager execute';
    expect(steps[0]).toMatchObject({ reading: doubted ? 'lenient' : 'canonical' });
  });

  test('has a tree for every vector', () => {
    expect(Object.keys(trees)).toEqual(vectors.map(({ name }) => name));
  });
});
