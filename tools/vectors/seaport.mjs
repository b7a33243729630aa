// Prints the carrying out of orders of Seaport, and the sending of an OFT, by the ABIs in the protocols' packages.
import { createRequire } from 'node:module';
import { print } from './print.mjs';

const require = createRequire(import.meta.url);
const { SeaportABI } = require('@opensea/seaport-js/lib/abi/Seaport.js');
const { ItemType, OrderType } = require('@opensea/seaport-js/lib/constants.js');
const oftAbi = require('@layerzerolabs/oft-evm/artifacts/IOFT.sol/IOFT.json').abi;
const { ethers } = require('ethers');

const seaport = new ethers.utils.Interface(SeaportABI);
const zero = ethers.constants.AddressZero;
const none = ethers.constants.HashZero;
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const stranger = '0x00000000000000000000000000000000DeaDBeef';
const collection = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

const parameters = {
  offerer: owner,
  zone: zero,
  offer: [
    { itemType: ItemType.ERC721, token: collection, identifierOrCriteria: 7, startAmount: 1, endAmount: 1 },
  ],
  consideration: [
    {
      itemType: ItemType.NATIVE,
      token: zero,
      identifierOrCriteria: 0,
      startAmount: 9,
      endAmount: 9,
      recipient: owner,
    },
  ],
  orderType: OrderType.FULL_OPEN,
  startTime: 0,
  endTime: 1_900_000_000,
  zoneHash: none,
  salt: 1,
  conduitKey: none,
  totalOriginalConsiderationItems: 1,
};
const advanced = (recipient) =>
  seaport.encodeFunctionData('fulfillAdvancedOrder', [
    { parameters, numerator: 1, denominator: 1, signature: `0x${'11'.repeat(64)}`, extraData: '0x' },
    [],
    none,
    recipient,
  ]);
const call = (data) => ({ chainId: 1, to: '0x0000000000000068F116a894984e2DB1123eB395', value: '9', data });
const send = new ethers.utils.Interface(oftAbi).encodeFunctionData('send', [
  {
    dstEid: 30_184,
    to: ethers.utils.hexZeroPad(stranger, 32),
    amountLD: 5,
    minAmountLD: 4,
    extraOptions: '0x',
    composeMsg: '0x',
    oftCmd: '0x',
  },
  { nativeFee: 1, lzTokenFee: 0 },
  owner,
]);

print({
  from: '@opensea/seaport-js 4.3.0, @layerzerolabs/oft-evm 4.0.1',
  toStranger: call(advanced(stranger)),
  toCaller: call(advanced(zero)),
  oft: { chainId: 1, to: '0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee', value: '1', data: send },
});
