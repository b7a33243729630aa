import type { AbiTable } from '../table.ts';

/** Vaults, savings, stability modules, votes and converters of Sky and Maker. */
export const maker: AbiTable = {
  source: 'Sky and Maker',
  functions: [
    [
      '0x76088703',
      'frob(bytes32 i, address u, address v, address w, int256 dink, int256 dart)',
      {
        act: 'debt',
        roles: { i: 'id', u: 'owner', v: 'payer', w: 'receiver' },
        weakens: [{ arg: 'dink', is: 'negative' }],
      },
    ],
    [
      '0x6111be2e',
      'flux(bytes32 ilk, address src, address dst, uint256 wad)',
      { act: 'move', roles: { ilk: 'id', src: 'payer', dst: 'receiver' } },
    ],
    [
      '0xbb35783b',
      'move(address src, address dst, uint256 rad)',
      { act: 'move', roles: { src: 'payer', dst: 'receiver' } },
    ],
    [
      '0x870c616d',
      'fork(bytes32 ilk, address src, address dst, int256 dink, int256 dart)',
      { act: 'move', roles: { ilk: 'id', src: 'owner', dst: 'owner' } },
    ],
    ['0x44e2a5a8', 'drip(bytes32 ilk)', { act: 'set', roles: { ilk: 'id' } }],
    ['0x3b4da69f', 'join(address usr, uint256 wad)', { act: 'into', roles: { usr: 'owner' } }],
    ['0xef693bed', 'exit(address usr, uint256 wad)', { act: 'outOf', roles: { usr: 'receiver' } }],
    ['0xb753a98c', 'push(address usr, uint256 wad)', { act: 'move', roles: { usr: 'receiver' } }],
    ['0xf2c07aae', 'daiToUsds(address usr, uint256 wad)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0x68f30150', 'usdsToDai(address usr, uint256 wad)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0x6090dec5', 'open(bytes32 ilk, address usr)', { act: 'control', roles: { ilk: 'id', usr: 'owner' } }],
    ['0xfcafcc68', 'give(uint256 cdp, address dst)', { act: 'control', roles: { dst: 'power' } }],
    [
      '0x0b63fb62',
      'cdpAllow(uint256 cdp, address usr, uint256 ok)',
      { act: 'control', roles: { usr: 'power' } },
    ],
    ['0xb68f4004', 'urnAllow(address usr, uint256 ok)', { act: 'control', roles: { usr: 'power' } }],
    [
      '0x45e6bdcd',
      'frob(uint256 cdp, int256 dink, int256 dart)',
      { act: 'debt', weakens: [{ arg: 'dink', is: 'negative' }] },
    ],
    [
      '0x18af4d60',
      'flux(bytes32 ilk, uint256 cdp, address dst, uint256 wad)',
      { act: 'move', roles: { ilk: 'id', dst: 'receiver' } },
    ],
    [
      '0x9bb8f838',
      'flux(uint256 cdp, address dst, uint256 wad)',
      { act: 'move', roles: { dst: 'receiver' } },
    ],
    [
      '0xf9f30db6',
      'move(uint256 cdp, address dst, uint256 rad)',
      { act: 'move', roles: { dst: 'receiver' } },
    ],
    ['0x1b0dbf72', 'quit(uint256 cdp, address dst)', { act: 'move', roles: { dst: 'receiver' } }],
    ['0xe50322a2', 'shift(uint256 cdpSrc, uint256 cdpDst)', { act: 'move', roles: { cdpDst: 'position' } }],
    [
      '0x7e348b7d',
      'enter(address src, uint256 cdp)',
      { act: 'move', roles: { src: 'owner', cdp: 'position' } },
    ],
    [
      '0x90a01441',
      'hope(address owner, uint256 index, address usr)',
      { act: 'control', roles: { owner: 'owner', usr: 'power' } },
    ],
    [
      '0xa496d520',
      'nope(address owner, uint256 index, address usr)',
      { act: 'control', roles: { owner: 'owner', usr: 'power' } },
    ],
    [
      '0x6c3dead4',
      'lock(address owner, uint256 index, uint256 wad, uint16 ref)',
      { act: 'into', roles: { owner: 'owner' } },
    ],
    [
      '0x21e2e369',
      'lockSky(address owner, uint256 index, uint256 skyWad, uint16 ref)',
      { act: 'into', roles: { owner: 'owner' } },
    ],
    [
      '0xc3b6cb4b',
      'wipe(address owner, uint256 index, uint256 wad)',
      { act: 'into', roles: { owner: 'owner' } },
    ],
    ['0x6ddb4566', 'wipeAll(address owner, uint256 index)', { act: 'into', roles: { owner: 'owner' } }],
    [
      '0xbf0700fe',
      'free(address owner, uint256 index, address to, uint256 wad)',
      { act: 'outOf', roles: { owner: 'owner', to: 'receiver' }, weakens: true },
    ],
    [
      '0x1c6eb67b',
      'freeNoFee(address owner, uint256 index, address to, uint256 wad)',
      { act: 'outOf', roles: { owner: 'owner', to: 'receiver' }, weakens: true },
    ],
    [
      '0xaad84387',
      'freeSky(address owner, uint256 index, address to, uint256 skyWad)',
      { act: 'outOf', roles: { owner: 'owner', to: 'receiver' }, weakens: true },
    ],
    [
      '0x58771079',
      'getReward(address owner, uint256 index, address farm, address to)',
      { act: 'outOf', roles: { owner: 'owner', farm: 'token', to: 'receiver' } },
    ],
    [
      '0x7abdf250',
      'draw(address owner, uint256 index, address to, uint256 wad)',
      { act: 'debt', roles: { owner: 'owner', to: 'receiver' } },
    ],
    [
      '0xb5331d5e',
      'selectFarm(address owner, uint256 index, address farm, uint16 ref)',
      { act: 'set', roles: { owner: 'owner', farm: 'contract' } },
    ],
    [
      '0x0adfd1bf',
      'selectVoteDelegate(address owner, uint256 index, address voteDelegate)',
      { act: 'vote', roles: { owner: 'owner', voteDelegate: 'votes' } },
    ],
    [
      '0x9b8d6d38',
      'deposit(uint256 assets, address receiver, uint16 referral)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    [
      '0x216740a0',
      'mint(uint256 shares, address receiver, uint16 referral)',
      { act: 'into', roles: { receiver: 'owner' } },
    ],
    ['0x8d7ef9bb', 'buyGem(address usr, uint256 gemAmt)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0x95991276', 'sellGem(address usr, uint256 gemAmt)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0x067d9274', 'buyGemNoFee(address usr, uint256 gemAmt)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0x86c34f42', 'sellGemNoFee(address usr, uint256 gemAmt)', { act: 'trade', roles: { usr: 'receiver' } }],
    ['0xed081329', 'vote(address[] yays)', { act: 'vote', roles: { yays: 'votes' } }],
    ['0xa69beaba', 'vote(bytes32 slate)', { act: 'vote', roles: { slate: 'id' } }],
    ['0x5123e1fa', 'etch(address[] yays)', { act: 'vote', roles: { yays: 'votes' } }],
    ['0xdcb0578d', 'votePoll(uint256 pollId, uint256 optionId)', { act: 'vote' }],
    ['0x11fa447b', 'votePoll(uint256[] pollIds, uint256[] optionIds)', { act: 'vote' }],
    ['0xab89605a', 'mkrToSky(address usr, uint256 mkrAmt)', { act: 'control', roles: { usr: 'receiver' } }],
    ['0xc24c1914', 'skyToMkr(address usr, uint256 skyAmt)', { act: 'control', roles: { usr: 'receiver' } }],
    ['0xf3701da2', 'build(address owner)', { act: 'control', roles: { owner: 'owner' } }],
    ['0x948f5076', 'setCache(address cacheAddr)', { act: 'control', roles: { cacheAddr: 'contract' } }],
    [
      '0x1f6a1eb9',
      'execute(bytes code, bytes data)',
      { act: 'carry', roles: { code: 'contract', data: 'call' } },
    ],
  ],
};
