import type { AbiTable } from './table.ts';

/** Proof of Humanity, Unstoppable Domains, Lens. */
export const identities: AbiTable = {
  source: 'Registries of people and names',
  functions: [
    [
      '0x4690d55a',
      'addSubmission(string _evidence, string _name)',
      { act: 'set', roles: { _evidence: 'id', _name: 'id' } },
    ],
    [
      '0x5a9ef341',
      'reapplySubmission(string _evidence, string _name)',
      { act: 'set', roles: { _evidence: 'id', _name: 'id' } },
    ],
    ['0x32fe596f', 'addVouch(address _submissionID)', { act: 'vote', roles: { _submissionID: 'votes' } }],
    ['0x84d1c91a', 'removeVouch(address _submissionID)', { act: 'set', roles: { _submissionID: 'account' } }],
    [
      '0xa27456bb',
      'fundSubmission(address _submissionID)',
      { act: 'move', roles: { _submissionID: 'payee' } },
    ],
    [
      '0xb4dfe93d',
      'changeStateToPending(address _submissionID, address[] _vouches, bytes[] _signatures, uint256[] _expirationTimestamps)',
      { act: 'set', roles: { _submissionID: 'account', _vouches: 'account', _signatures: 'data' } },
    ],
    [
      '0x6e98762d',
      'executeRequest(address _submissionID)',
      { act: 'set', roles: { _submissionID: 'account' } },
    ],
    [
      '0x9a72e0b3',
      'withdrawFeesAndRewards(address _beneficiary, address _submissionID, uint256 _requestID, uint256 _challengeID, uint256 _round)',
      { act: 'outOf', roles: { _beneficiary: 'receiver', _submissionID: 'account' } },
    ],
    ['0xce52b9f4', 'withdrawSubmission()', { act: 'outOf' }],
    ['0xab3b87fe', 'setOwner(address to, uint256 tokenId)', { act: 'move', roles: { to: 'receiver' } }],
    [
      '0x47c81699',
      'set(string key, string value, uint256 tokenId)',
      { act: 'set', roles: { key: 'id', value: 'remote' } },
    ],
    [
      '0xce92b33e',
      'setMany(string[] keys, string[] values, uint256 tokenId)',
      { act: 'set', roles: { keys: 'id', values: 'remote' } },
    ],
    [
      '0xec129eea',
      'reconfigure(string[] keys, string[] values, uint256 tokenId)',
      { act: 'set', roles: { keys: 'id', values: 'remote' } },
    ],
    ['0x663f7b2a', 'setReverse(string[] labels)', { act: 'control', roles: { labels: 'id' } }],
    ['0xf25eb5c1', 'removeReverse()', { act: 'set' }],
    [
      '0xd7db74c7',
      'buy(address owner, string[] labels, string[] keys, string[] values, uint64 expiry, uint256 price, bytes signature)',
      {
        act: 'buy',
        roles: { owner: 'owner', labels: 'id', keys: 'id', values: 'remote', signature: 'data' },
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
      { act: 'set', roles: { metadataURI: 'id' } },
    ],
    [
      '0x6dea40b3',
      'setFollowModule(uint256 profileId, address followModule, bytes followModuleInitData)',
      { act: 'control', roles: { followModule: 'contract', followModuleInitData: 'data' } },
    ],
  ],
};
