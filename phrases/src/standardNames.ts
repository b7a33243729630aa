/**
 * Signatures of functions that standards and common protocols give a meaning to, by selector: what is called inside
 * of a run is mostly these. A name says what four bytes are used for, and nothing of what a contract does with them.
 */
export const standardSignatures = {
  '0x0023de29': 'tokensReceived(address,address,address,uint256,bytes,bytes)',
  '0x01ffc9a7': 'supportsInterface(bytes4)',
  '0x20c13b0b': 'isValidSignature(bytes,bytes)',
  '0x022c0d9f': 'swap(uint256,uint256,address,bytes)',
  '0x06fdde03': 'name()',
  '0x0902f1ac': 'getReserves()',
  '0x095ea7b3': 'approve(address,uint256)',
  '0x0dfe1681': 'token0()',
  '0x128acb08': 'swap(address,bool,int256,uint160,bytes)',
  '0x150b7a02': 'onERC721Received(address,address,uint256,bytes)',
  '0x1626ba7e': 'isValidSignature(bytes32,bytes)',
  '0x18160ddd': 'totalSupply()',
  '0x19822f7c':
    'validateUserOp((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes),bytes32,uint256)',
  '0x23b872dd': 'transferFrom(address,address,uint256)',
  '0x2a55205a': 'royaltyInfo(uint256,uint256)',
  '0x2e1a7d4d': 'withdraw(uint256)',
  '0x313ce567': 'decimals()',
  '0x3644e515': 'DOMAIN_SEPARATOR()',
  '0x36c78516': 'transferFrom(address,address,uint160,address)',
  '0x3850c7bd': 'slot0()',
  '0x42842e0e': 'safeTransferFrom(address,address,uint256)',
  '0x5c60da1b': 'implementation()',
  '0x6352211e': 'ownerOf(uint256)',
  '0x6a627842': 'mint(address)',
  '0x6a761202': 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  '0x70a08231': 'balanceOf(address)',
  '0x75f0bb52':
    'checkTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,address)',
  '0x765e827f': 'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
  '0x7ecebe00': 'nonces(address)',
  '0x89afcb44': 'burn(address)',
  '0x8d80ff0a': 'multiSend(bytes)',
  '0x8da5cb5b': 'owner()',
  '0x91d14854': 'hasRole(bytes32,address)',
  '0x93271368': 'checkAfterExecution(bytes32,bool)',
  '0x95d89b41': 'symbol()',
  '0xa22cb465': 'setApprovalForAll(address,bool)',
  '0xa9059cbb': 'transfer(address,uint256)',
  '0xb88d4fde': 'safeTransferFrom(address,address,uint256,bytes)',
  '0xbc197c81': 'onERC1155BatchReceived(address,address,uint256[],uint256[],bytes)',
  '0xd0e30db0': 'deposit()',
  '0xd21220a7': 'token1()',
  '0xd505accf': 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  '0xdd62ed3e': 'allowance(address,address)',
  '0xddca3f43': 'fee()',
  '0xe985e9c5': 'isApprovedForAll(address,address)',
  '0xf23a6e61': 'onERC1155Received(address,address,uint256,uint256,bytes)',
  '0xf242432a': 'safeTransferFrom(address,address,uint256,uint256,bytes)',
  '0xfa461e33': 'uniswapV3SwapCallback(int256,int256,bytes)',
  '0xfeaf968c': 'latestRoundData()',
  '0xfff6cae9': 'sync()',
  '0x0042dc53':
    'innerHandleOp(bytes,((address,uint256,uint256,uint256,uint256,uint256,uint256,address,uint256,uint256),bytes32,uint256,uint256,uint256),bytes)',
  '0xe7acab24':
    'fulfillAdvancedOrder(((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256),uint120,uint120,bytes,bytes),(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)',
  '0xb3a34c4c':
    'fulfillOrder(((address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256),bytes),bytes32)',
  '0x4f1ef286': 'upgradeToAndCall(address,bytes)',
  '0xe75235b8': 'getThreshold()',
  '0x2d9ad53d': 'isModuleEnabled(address)',
  '0xb61d27f6': 'execute(address,uint256,bytes)',
  '0x3593564c': 'execute(bytes,bytes[],uint256)',
  '0xac9650d8': 'multicall(bytes[])',
  '0x468721a7': 'execTransactionFromModule(address,uint256,bytes,uint8)',
  '0xb760faf9': 'depositTo(address)',
  '0x10d1e85c': 'uniswapV2Call(address,uint256,uint256,bytes)',
} as const satisfies Readonly<Record<`0x${string}`, string>>;

/** Their names alone, without the types of what they take. */
export const standardNames: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(standardSignatures).map(([selector, signature]) => [
    selector,
    signature.slice(0, signature.indexOf('(')),
  ]),
);
