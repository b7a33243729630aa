import type { AbiTable } from '../table.ts';

const takerBid =
  '(bool isOrderAsk, address taker, uint256 price, uint256 tokenId, uint256 minPercentageToAsk, bytes params)';
const makerAsk2 =
  '(bool isOrderAsk, address signer, address collection, uint256 price, uint256 tokenId, uint256 amount, address strategy, address currency, uint256 nonce, uint256 startTime, uint256 endTime, uint256 minPercentageToAsk, bytes params, uint8 v, bytes32 r, bytes32 s)';
const makerAsk =
  '(uint8 quoteType, uint256 globalNonce, uint256 subsetNonce, uint256 orderNonce, uint256 strategyId, uint8 collectionType, address collection, address currency, address signer, uint256 startTime, uint256 endTime, uint256 price, uint256[] itemIds, uint256[] amounts, bytes additionalParameters)';
const makerAskRoles = {
  'makerAsk.signer': 'payee',
  'makerAsk.collection': 'token',
  'makerAsk.strategy': 'account',
  'makerAsk.currency': 'token',
  'makerAsk.params': 'data',
  'makerAsk.r': 'data',
  'makerAsk.s': 'data',
} as const;

/** LooksRare V1 and V2, and X2Y2. From the packages @looksrare/sdk and @reservoir0x/sdk. */
export const looksRare: AbiTable = {
  source: 'LooksRare, X2Y2',
  functions: [
    [
      '0x8585ae03',
      `executeTakerBid((address recipient, bytes additionalParameters) takerBid, ${makerAsk} makerAsk, bytes makerSignature, (bytes32 root, (bytes32 value, uint8 position)[] proof) merkleTree, address affiliate)`,
      {
        act: 'trade',
        roles: {
          'takerBid.recipient': 'receiver',
          'takerBid.additionalParameters': 'data',
          'makerAsk.collection': 'token',
          'makerAsk.currency': 'token',
          'makerAsk.signer': 'payee',
          'makerAsk.additionalParameters': 'data',
          makerSignature: 'data',
          'merkleTree.root': 'id',
          'merkleTree.proof.value': 'data',
          affiliate: 'partner',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xe72853e1',
      `executeTakerAsk((address recipient, bytes additionalParameters) takerAsk, ${makerAsk} makerBid, bytes makerSignature, (bytes32 root, (bytes32 value, uint8 position)[] proof) merkleTree, address affiliate)`,
      {
        act: 'trade',
        roles: {
          'takerAsk.recipient': 'receiver',
          'takerAsk.additionalParameters': 'data',
          'makerBid.collection': 'token',
          'makerBid.currency': 'token',
          'makerBid.signer': 'payee',
          'makerBid.additionalParameters': 'data',
          makerSignature: 'data',
          'merkleTree.root': 'id',
          'merkleTree.proof.value': 'data',
          affiliate: 'partner',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xf4288a21',
      `executeMultipleTakerBids((address recipient, bytes additionalParameters)[] takerBids, ${makerAsk}[] makerAsks, bytes[] makerSignatures, (bytes32 root, (bytes32 value, uint8 position)[] proof)[] merkleTrees, address affiliate, bool isAtomic)`,
      {
        act: 'trade',
        roles: {
          'takerBids.recipient': 'receiver',
          'takerBids.additionalParameters': 'data',
          'makerAsks.collection': 'token',
          'makerAsks.currency': 'token',
          'makerAsks.signer': 'payee',
          'makerAsks.additionalParameters': 'data',
          makerSignatures: 'data',
          'merkleTrees.root': 'id',
          'merkleTrees.proof.value': 'data',
          affiliate: 'partner',
        },
        zeroIsCaller: true,
      },
    ],
    ['0x79ed31d4', 'cancelOrderNonces(uint256[] orderNonces)', { act: 'set' }],
    ['0x134849a6', 'cancelSubsetNonces(uint256[] subsetNonces)', { act: 'set' }],
    ['0xd5b010f5', 'incrementBidAskNonces(bool bid, bool ask)', { act: 'set' }],
    ['0xe8f9f1dc', 'grantApprovals(address[] operators)', { act: 'allow', roles: { operators: 'power' } }],
    ['0x6cf0859c', 'revokeApprovals(address[] operators)', { act: 'set', roles: { operators: 'account' } }],
    [
      '0xb4e4b296',
      `matchAskWithTakerBidUsingETHAndWETH(${takerBid} takerBid, ${makerAsk2} makerAsk)`,
      { act: 'trade', roles: { 'takerBid.taker': 'owner', 'takerBid.params': 'data', ...makerAskRoles } },
    ],
    [
      '0x38e29209',
      `matchAskWithTakerBid(${takerBid} takerBid, ${makerAsk2} makerAsk)`,
      { act: 'trade', roles: { 'takerBid.taker': 'owner', 'takerBid.params': 'data', ...makerAskRoles } },
    ],
    [
      '0x3b6d032e',
      `matchBidWithTakerAsk(${takerBid} takerAsk, ${makerAsk2} makerBid)`,
      {
        act: 'trade',
        roles: {
          'takerAsk.taker': 'owner',
          'takerAsk.params': 'data',
          'makerBid.signer': 'payee',
          'makerBid.collection': 'token',
          'makerBid.strategy': 'account',
          'makerBid.currency': 'token',
          'makerBid.params': 'data',
          'makerBid.r': 'data',
          'makerBid.s': 'data',
        },
      },
    ],
    ['0xcbd2ec65', 'cancelAllOrdersForSender(uint256 minNonce)', { act: 'set' }],
    ['0x9e53a69a', 'cancelMultipleMakerOrders(uint256[] orderNonces)', { act: 'set' }],
    [
      '0x357a150b',
      'run(((uint256 salt, address user, uint256 network, uint256 intent, uint256 delegateType, uint256 deadline, address currency, bytes dataMask, (uint256 price, bytes data)[] items, bytes32 r, bytes32 s, uint8 v, uint8 signVersion)[] orders, (uint8 op, uint256 orderIdx, uint256 itemIdx, uint256 price, bytes32 itemHash, address executionDelegate, bytes dataReplacement, uint256 bidIncentivePct, uint256 aucMinIncrementPct, uint256 aucIncDurationSecs, (uint256 percentage, address to)[] fees)[] details, (uint256 salt, uint256 deadline, uint256 amountToEth, uint256 amountToWeth, address user, bool canFail) shared, bytes32 r, bytes32 s, uint8 v) input)',
      {
        act: 'trade',
        roles: {
          'input.orders.user': 'payee',
          'input.orders.currency': 'token',
          'input.orders.dataMask': 'data',
          'input.orders.items.data': 'data',
          'input.orders.r': 'data',
          'input.orders.s': 'data',
          'input.details.itemHash': 'id',
          'input.details.executionDelegate': 'contract',
          'input.details.dataReplacement': 'data',
          'input.details.fees.to': 'payee',
          'input.shared.user': 'receiver',
          'input.r': 'data',
          'input.s': 'data',
        },
      },
    ],
    [
      '0x2295f9bf',
      'cancel(bytes32[] itemHashes, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      { act: 'set', roles: { itemHashes: 'id', r: 'data', s: 'data' } },
    ],
  ],
};
