import type { SignedForm } from './signedForm.ts';
import { treeType } from '../tree.ts';

const item =
  'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const items = `ConsiderationItem(${item},address recipient)OfferItem(${item})`;
const components =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)';

/** Orders of Seaport. A zone can only refuse, and a conduit only moves what its offerer let it. */
export const seaportOrders: SignedForm = {
  types: [`${components}${items}`, treeType('BulkOrder', 'OrderComponents', 24, `${items}${components}`)],
  roles: {
    offerer: 'told',
    zone: 'inert',
    zoneHash: 'inert',
    conduitKey: 'inert',
    offer: 'told',
    consideration: 'told',
    tree: 'told',
  },
};

/** Orders of CoW Protocol. What `appData` is the hash of can change no amount that is signed. */
export const cowOrderForms: SignedForm = {
  types: [
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  ],
  roles: {
    sellToken: 'told',
    buyToken: 'told',
    receiver: 'told',
    appData: 'inert',
    kind: 'told',
    sellTokenBalance: 'inert',
    buyTokenBalance: 'inert',
  },
  texts: {
    kind: ['sell', 'buy'],
    sellTokenBalance: ['erc20', 'external', 'internal'],
    buyTokenBalance: ['erc20', 'internal'],
  },
};

const sides = 'address makerAsset,address takerAsset';

/** Orders of 1inch and of ParaSwap. */
export const limitOrders: SignedForm = {
  types: [
    `Order(uint256 salt,address maker,address receiver,${sides},uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)`,
    `Order(uint256 nonceAndMeta,uint128 expiry,${sides},address maker,address taker,uint256 makerAmount,uint256 takerAmount)`,
  ],
  roles: { maker: 'told', receiver: 'told', taker: 'told', makerAsset: 'told', takerAsset: 'told' },
};

const info =
  'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)';
const dutch = 'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)';
const permitted = 'TokenPermissions(address token,uint256 amount)';
const input = 'address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs';
const decay = 'uint256 decayStartTime,uint256 decayEndTime';
const bound = (name: string) =>
  `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,${name} witness)`;

/** Orders of UniswapX: transfers of Permit2, bound to what has to come for them. */
export const uniswapXOrders: SignedForm = {
  types: [
    `${bound('LimitOrder')}LimitOrder(OrderInfo info,address inputToken,uint256 inputAmount,OutputToken[] outputs)${info}OutputToken(address token,uint256 amount,address recipient)${permitted}`,
    `${bound('DutchOrder')}DutchOrder(OrderInfo info,${decay},${input})${dutch}${info}${permitted}`,
    `${bound('ExclusiveDutchOrder')}${dutch}ExclusiveDutchOrder(OrderInfo info,${decay},address exclusiveFiller,uint256 exclusivityOverrideBps,${input})${info}${permitted}`,
    `${bound('V2DutchOrder')}${dutch}${info}${permitted}V2DutchOrder(OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs)`,
  ],
  roles: {
    permitted: 'told',
    spender: 'told',
    'witness.info.reactor': 'told',
    'witness.info.swapper': 'told',
    'witness.info.additionalValidationContract': 'inert',
    'witness.info.additionalValidationData': 'inert',
    'witness.exclusiveFiller': 'inert',
    'witness.cosigner': 'inert',
    'witness.inputToken': 'told',
    'witness.baseInputToken': 'told',
    'witness.outputs': 'told',
    'witness.baseOutputs': 'told',
  },
};
