import type { AbiTable } from '../table.ts';

/** Deposits, delegation, withdrawals, rewards and permissions of EigenLayer. */
export const eigenLayer: AbiTable = {
  source: 'EigenLayer',
  functions: [
    [
      '0xe7a050aa',
      'depositIntoStrategy(address strategy, address token, uint256 amount)',
      { act: 'into', roles: { strategy: 'token', token: 'token' }, listed: true },
    ],
    [
      '0x32e89ace',
      'depositIntoStrategyWithSignature(address strategy, address token, uint256 amount, address staker, uint256 expiry, bytes signature)',
      { act: 'into', roles: { strategy: 'token', token: 'token', staker: 'owner', signature: 'data' } },
    ],
    [
      '0xeea9064b',
      'delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
      {
        act: 'control',
        roles: { operator: 'power', 'approverSignatureAndExpiry.signature': 'data', approverSalt: 'data' },
      },
    ],
    [
      '0xa33a3433',
      'redelegate(address newOperator, (bytes signature, uint256 expiry) newOperatorApproverSig, bytes32 approverSalt)',
      {
        act: 'control',
        roles: { newOperator: 'power', 'newOperatorApproverSig.signature': 'data', approverSalt: 'data' },
      },
    ],
    [
      '0x7f548071',
      'delegateToBySignature(address staker, address operator, (bytes signature, uint256 expiry) stakerSignatureAndExpiry, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
      {
        act: 'control',
        roles: {
          staker: 'owner',
          operator: 'power',
          'stakerSignatureAndExpiry.signature': 'data',
          'approverSignatureAndExpiry.signature': 'data',
          approverSalt: 'data',
        },
      },
    ],
    ['0xda8be864', 'undelegate(address staker)', { act: 'outOf', roles: { staker: 'owner' }, locks: true }],
    [
      '0x0dd8dd02',
      'queueWithdrawals((address[] strategies, uint256[] depositShares, address deprecated_withdrawer)[] params)',
      {
        act: 'outOf',
        roles: { 'params.strategies': 'token', 'params.deprecated_withdrawer': 'receiver' },
        locks: true,
      },
    ],
    [
      '0xe4cc3f90',
      'completeQueuedWithdrawal((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] scaledShares) withdrawal, address[] tokens, bool receiveAsTokens)',
      {
        act: 'outOf',
        roles: {
          'withdrawal.staker': 'owner',
          'withdrawal.delegatedTo': 'account',
          'withdrawal.withdrawer': 'receiver',
          'withdrawal.strategies': 'token',
          tokens: 'token',
        },
        locks: [{ arg: 'receiveAsTokens', is: false }],
      },
    ],
    [
      '0x9435bb43',
      'completeQueuedWithdrawals((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] scaledShares)[] withdrawals, address[][] tokens, bool[] receiveAsTokens)',
      {
        act: 'outOf',
        roles: {
          'withdrawals.staker': 'owner',
          'withdrawals.delegatedTo': 'account',
          'withdrawals.withdrawer': 'receiver',
          'withdrawals.strategies': 'token',
          tokens: 'token',
        },
        locks: [{ arg: 'receiveAsTokens', is: false }],
      },
    ],
    [
      '0x60d7faed',
      'completeQueuedWithdrawal((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] shares) withdrawal, address[] tokens, uint256 middlewareTimesIndex, bool receiveAsTokens)',
      {
        act: 'outOf',
        roles: {
          'withdrawal.staker': 'owner',
          'withdrawal.delegatedTo': 'account',
          'withdrawal.withdrawer': 'receiver',
          'withdrawal.strategies': 'token',
          tokens: 'token',
        },
        locks: [{ arg: 'receiveAsTokens', is: false }],
      },
    ],
    [
      '0x2aa6d888',
      'registerAsOperator(address initDelegationApprover, uint32 allocationDelay, string metadataURI)',
      { act: 'control', roles: { initDelegationApprover: 'power', metadataURI: 'record' }, forGood: true },
    ],
    [
      '0x0f589e59',
      'registerAsOperator((address deprecated_earningsReceiver, address delegationApprover, uint32 stakerOptOutWindowBlocks) registeringOperatorDetails, string metadataURI)',
      {
        act: 'control',
        roles: {
          'registeringOperatorDetails.deprecated_earningsReceiver': 'receiver',
          'registeringOperatorDetails.delegationApprover': 'power',
          metadataURI: 'record',
        },
        forGood: true,
      },
    ],
    [
      '0x54b7c96c',
      'modifyOperatorDetails(address operator, address newDelegationApprover)',
      { act: 'control', roles: { operator: 'owner', newDelegationApprover: 'power' } },
    ],
    [
      '0x78296ec5',
      'updateOperatorMetadataURI(address operator, string metadataURI)',
      { act: 'set', roles: { operator: 'owner', metadataURI: 'record' } },
    ],
    ['0xa0169ddd', 'setClaimerFor(address claimer)', { act: 'control', roles: { claimer: 'power' } }],
    [
      '0xf22cef85',
      'setClaimerFor(address earner, address claimer)',
      { act: 'control', roles: { earner: 'owner', claimer: 'power' } },
    ],
    [
      '0x3ccc861d',
      'processClaim((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves) claim, address recipient)',
      {
        act: 'outOf',
        roles: {
          'claim.earnerTreeProof': 'data',
          'claim.earnerLeaf.earner': 'owner',
          'claim.earnerLeaf.earnerTokenRoot': 'data',
          'claim.tokenTreeProofs': 'data',
          'claim.tokenLeaves.token': 'token',
          recipient: 'receiver',
        },
      },
    ],
    [
      '0x4596021c',
      'processClaims((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves)[] claims, address recipient)',
      {
        act: 'outOf',
        roles: {
          'claims.earnerTreeProof': 'data',
          'claims.earnerLeaf.earner': 'owner',
          'claims.earnerLeaf.earnerTokenRoot': 'data',
          'claims.tokenTreeProofs': 'data',
          'claims.tokenLeaves.token': 'token',
          recipient: 'receiver',
        },
      },
    ],
    [
      '0xdcbb03b3',
      'setOperatorAVSSplit(address operator, address avs, uint16 split)',
      { act: 'set', roles: { operator: 'owner', avs: 'account' }, forgoes: true },
    ],
    [
      '0xb3dbb0e0',
      'setOperatorPISplit(address operator, uint16 split)',
      { act: 'set', roles: { operator: 'owner' }, forgoes: true },
    ],
    [
      '0xf74e8eac',
      'setOperatorSetSplit(address operator, (address avs, uint32 id) operatorSet, uint16 split)',
      { act: 'set', roles: { operator: 'owner', 'operatorSet.avs': 'account' }, forgoes: true },
    ],
    [
      '0x950d806e',
      'setAppointee(address account, address appointee, address target, bytes4 selector)',
      { act: 'control', roles: { account: 'owner', appointee: 'power', target: 'contract', selector: 'id' } },
    ],
    [
      '0x06641201',
      'removeAppointee(address account, address appointee, address target, bytes4 selector)',
      { act: 'control', roles: { account: 'owner', appointee: 'power', target: 'contract', selector: 'id' } },
    ],
    [
      '0xeb5a4e87',
      'addPendingAdmin(address account, address admin)',
      { act: 'control', roles: { account: 'owner', admin: 'power' } },
    ],
    [
      '0x4f906cf9',
      'removePendingAdmin(address account, address admin)',
      { act: 'control', roles: { account: 'owner', admin: 'power' } },
    ],
    [
      '0x268959e5',
      'removeAdmin(address account, address admin)',
      { act: 'control', roles: { account: 'owner', admin: 'power' } },
    ],
    ['0x628806ef', 'acceptAdmin(address account)', { act: 'control', roles: { account: 'owner' } }],
    ['0x84d81062', 'createPod()', { act: 'set' }],
    [
      '0x9b4e4634',
      'stake(bytes pubkey, bytes signature, bytes32 depositDataRoot)',
      { act: 'into', roles: { pubkey: 'validator', signature: 'data', depositDataRoot: 'data' } },
    ],
    [
      '0xd06d5587',
      'setProofSubmitter(address newProofSubmitter)',
      { act: 'control', roles: { newProofSubmitter: 'power' } },
    ],
    ['0x88676cad', 'startCheckpoint(bool revertIfNoBalance)', { act: 'set' }],
    [
      '0xf074ba62',
      'verifyCheckpointProofs((bytes32 balanceContainerRoot, bytes proof) balanceContainerProof, (bytes32 pubkeyHash, bytes32 balanceRoot, bytes proof)[] proofs)',
      { act: 'set', roles: { balanceContainerProof: 'data', proofs: 'data' } },
    ],
    [
      '0x3f65cf19',
      'verifyWithdrawalCredentials(uint64 beaconTimestamp, (bytes32 beaconStateRoot, bytes proof) stateRootProof, uint40[] validatorIndices, bytes[] validatorFieldsProofs, bytes32[][] validatorFields)',
      {
        act: 'set',
        roles: { stateRootProof: 'data', validatorFieldsProofs: 'data', validatorFields: 'data' },
      },
    ],
    [
      '0x6691954e',
      'requestConsolidation((bytes srcPubkey, bytes targetPubkey)[] requests)',
      { act: 'control', roles: { 'requests.srcPubkey': 'data', 'requests.targetPubkey': 'validator' } },
    ],
    [
      '0x3f5fa57a',
      'requestWithdrawal((bytes pubkey, uint64 amountGwei)[] requests)',
      { act: 'outOf', roles: { 'requests.pubkey': 'data' }, locks: true },
    ],
    [
      '0xdda3346c',
      'recoverTokens(address[] tokenList, uint256[] amountsToWithdraw, address recipient)',
      { act: 'outOf', roles: { tokenList: 'token', recipient: 'receiver' } },
    ],
    [
      '0xadc2e3d9',
      'registerForOperatorSets(address operator, (address avs, uint32[] operatorSetIds, bytes data) params)',
      { act: 'control', roles: { operator: 'owner', 'params.avs': 'power', 'params.data': 'data' } },
    ],
    [
      '0x6e3492b5',
      'deregisterFromOperatorSets((address operator, address avs, uint32[] operatorSetIds) params)',
      { act: 'control', roles: { 'params.operator': 'owner', 'params.avs': 'account' }, forgoes: true },
    ],
    [
      '0x952899ee',
      'modifyAllocations(address operator, ((address avs, uint32 id) operatorSet, address[] strategies, uint64[] newMagnitudes)[] params)',
      {
        act: 'control',
        roles: { operator: 'owner', 'params.operatorSet.avs': 'power', 'params.strategies': 'token' },
      },
    ],
    [
      '0x4b5046ef',
      'clearDeallocationQueue(address operator, address[] strategies, uint16[] numToClear)',
      { act: 'set', roles: { operator: 'account', strategies: 'token' } },
    ],
    [
      '0x56c483e6',
      'setAllocationDelay(address operator, uint32 delay)',
      { act: 'set', roles: { operator: 'owner' }, locks: true },
    ],
    [
      '0x9926ee7d',
      'registerOperatorToAVS(address operator, (bytes signature, bytes32 salt, uint256 expiry) operatorSignature)',
      {
        act: 'control',
        roles: { operator: 'power', 'operatorSignature.signature': 'data', 'operatorSignature.salt': 'data' },
      },
    ],
    [
      '0xa364f4da',
      'deregisterOperatorFromAVS(address operator)',
      { act: 'control', roles: { operator: 'account' }, forgoes: true },
    ],
  ],
};
