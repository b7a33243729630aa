import type { AbiTable } from './table.ts';

/** The functions of Safe 1.0.0 to 1.5.0 that change state, of its proxy factory and of its libraries. */
export const safe: AbiTable = {
  source: 'Safe',
  functions: [
    [
      '0x6a761202',
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ],
    ['0x468721a7', 'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)'],
    [
      '0x5229073f',
      'execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation)',
    ],
    ['0xd4d9bdcd', 'approveHash(bytes32 hashToApprove)'],
    [
      '0xb63e800d',
      'setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
    ],
    ['0x0d582f13', 'addOwnerWithThreshold(address owner, uint256 threshold)'],
    ['0xf8dc5dd9', 'removeOwner(address previousOwner, address owner, uint256 threshold)'],
    ['0xe318b52b', 'swapOwner(address previousOwner, address oldOwner, address newOwner)'],
    ['0x694e80c3', 'changeThreshold(uint256 threshold)'],
    ['0x610b5925', 'enableModule(address module)'],
    ['0xe009cfde', 'disableModule(address previousModule, address module)'],
    ['0xe19a9dd9', 'setGuard(address guard)'],
    ['0xe068df37', 'setModuleGuard(address moduleGuard)'],
    ['0xf08a0323', 'setFallbackHandler(address handler)'],
    ['0x7de7edef', 'changeMasterCopy(address masterCopy)'],
    ['0x8d80ff0a', 'multiSend(bytes transactions)'],
    ['0x85a5affe', 'signMessage(bytes data)'],
    ['0x1688f0b9', 'createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)'],
    [
      '0xec9e80bb',
      'createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
    ],
    ['0xf6682ab0', 'migrateSingleton()'],
    ['0xed007fc6', 'migrateWithFallbackHandler()'],
    ['0x07f464a4', 'migrateL2Singleton()'],
    ['0x68cb3d94', 'migrateL2WithFallbackHandler()'],
  ],
};
