import type { AbiTable } from '../table.ts';

/** Proof of Humanity, Unstoppable Domains, Lens. */
export const identities: AbiTable = {
  source: 'Identity registries',
  functions: [
    [
      '0x4690d55a',
      'addSubmission(string evidence, string name)',
      { act: 'set', roles: { evidence: 'record', name: 'id' } },
    ],
    [
      '0x5a9ef341',
      'reapplySubmission(string evidence, string name)',
      { act: 'set', roles: { evidence: 'record', name: 'id' } },
    ],
    ['0x32fe596f', 'addVouch(address submissionID)', { act: 'vote', roles: { submissionID: 'votes' } }],
    ['0x84d1c91a', 'removeVouch(address submissionID)', { act: 'set', roles: { submissionID: 'account' } }],
    ['0xa27456bb', 'fundSubmission(address submissionID)', { act: 'move', roles: { submissionID: 'payee' } }],
    [
      '0xb4dfe93d',
      'changeStateToPending(address submissionID, address[] vouches, bytes[] signatures, uint256[] expirationTimestamps)',
      { act: 'set', roles: { submissionID: 'account', vouches: 'account', signatures: 'data' } },
    ],
    [
      '0x6e98762d',
      'executeRequest(address submissionID)',
      { act: 'set', roles: { submissionID: 'account' } },
    ],
    [
      '0x9a72e0b3',
      'withdrawFeesAndRewards(address beneficiary, address submissionID, uint256 requestID, uint256 challengeID, uint256 round)',
      { act: 'outOf', roles: { beneficiary: 'receiver', submissionID: 'account' } },
    ],
    ['0xce52b9f4', 'withdrawSubmission()', { act: 'outOf' }],
    ['0xab3b87fe', 'setOwner(address to, uint256 tokenId)', { act: 'move', roles: { to: 'receiver' } }],
    [
      '0x47c81699',
      'set(string key, string value, uint256 tokenId)',
      { act: 'set', roles: { key: 'id', value: 'record' } },
    ],
    [
      '0xce92b33e',
      'setMany(string[] keys, string[] values, uint256 tokenId)',
      { act: 'set', roles: { keys: 'id', values: 'record' } },
    ],
    [
      '0xec129eea',
      'reconfigure(string[] keys, string[] values, uint256 tokenId)',
      { act: 'set', roles: { keys: 'id', values: 'record' } },
    ],
    ['0x663f7b2a', 'setReverse(string[] labels)', { act: 'control', roles: { labels: 'id' } }],
    ['0xf25eb5c1', 'removeReverse()', { act: 'set' }],
    [
      '0xd7db74c7',
      'buy(address owner, string[] labels, string[] keys, string[] values, uint64 expiry, uint256 price, bytes signature)',
      {
        act: 'buy',
        roles: { owner: 'owner', labels: 'id', keys: 'id', values: 'record', signature: 'data' },
      },
    ],
    [
      '0x51c3659c',
      'changeDelegatedExecutorsConfig(uint256 delegatorProfileId, address[] delegatedExecutors, bool[] approvals, uint64 configNumber, bool switchToGivenConfig)',
      { act: 'control', roles: { delegatedExecutors: 'power' } },
    ],
    [
      '0xc1f4b40a',
      'changeDelegatedExecutorsConfig(uint256 delegatorProfileId, address[] delegatedExecutors, bool[] approvals)',
      { act: 'control', roles: { delegatedExecutors: 'power' } },
    ],
    [
      '0x4b7312a9',
      'follow(uint256 followerProfileId, uint256[] idsOfProfilesToFollow, uint256[] followTokenIds, bytes[] datas)',
      { act: 'set', roles: { datas: 'data' } },
    ],
    [
      '0x815ed04a',
      'unfollow(uint256 unfollowerProfileId, uint256[] idsOfProfilesToUnfollow)',
      { act: 'set' },
    ],
    [
      '0xfb827e82',
      'setBlockStatus(uint256 byProfileId, uint256[] idsOfProfilesToSetBlockStatus, bool[] blockStatus)',
      { act: 'set' },
    ],
    [
      '0xefe4fd83',
      'setProfileMetadataURI(uint256 profileId, string metadataURI)',
      { act: 'set', roles: { metadataURI: 'record' } },
    ],
    [
      '0x6dea40b3',
      'setFollowModule(uint256 profileId, address followModule, bytes followModuleInitData)',
      { act: 'control', roles: { followModule: 'contract', followModuleInitData: 'data' } },
    ],
  ],
};
