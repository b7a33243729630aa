import { pad } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, thief } from '../ground.ts';
import { type Group } from '../table.ts';
import { one, free } from '../kits/patient.ts';
import { kilnExit, eigen, entryPoint } from '../addresses.ts';
import { E18, at } from '../oneCall.ts';

const texts = [
  one(
    'Kiln: all validators leave',
    'They stop earning, and wait for weeks to come back.',
    kilnExit,
    'function requestExit(bytes[] validators)',
    [[`0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(48)}`]],
  ),
  one(
    'EigenLayer: undelegated, for two weeks',
    'All that is staked is taken out of work, and waits for two weeks.',
    eigen,
    'function undelegate(address staker) returns (bytes32[])',
    [me],
  ),
  one(
    'EigenLayer: the page of the operator',
    'Those who delegate to the user read the thief’s page from then on.',
    eigen,
    'function updateOperatorMetadataURI(address operator, string metadataURI)',
    [me, 'https://moonfarm.example/operator.json'],
  ),
];

const numbers = [
  one(
    'the entry point: a stake for 136 years',
    'The coins come out again after that many seconds.',
    entryPoint,
    'function addStake(uint32 unstakeDelaySec) payable',
    [4_294_967_295],
    { value: 50n * E18 },
  ),
];

const later = [
  one(
    'EigenLayer: a validator key of the thief',
    'He has deposited one coin for this key with his own withdrawal account, which counts for all later deposits: the 32 are his.',
    at('0x91e677b07f7af907ec9a428aafa9fc14a0d3a338'),
    'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot) payable',
    [`0x${'ab'.repeat(48)}`, `0x${'cd'.repeat(96)}`, pad('0x77', { size: 32 })],
    {
      value: 32n * E18,
      ops: [{ kind: 2, who: at('0x00000000219ab540356cbb839cbe05303d7705fa'), amount: 32n * E18 }],
    },
  ),
  one(
    'EigenLayer: what the operator keeps is nothing',
    'All of the commission of the user goes to others.',
    at('0x7750d328b314effa365a0402ccfd489b80b0adda'),
    'function setOperatorPISplit(address operator, uint16 split)',
    [me, 0],
  ),
  one(
    'EigenLayer: what is allocated counts in a hundred years',
    'The operator earns nothing from what it allocates.',
    at('0x948a420b8cc1d6bfd0b6087c2e7c344a2cd0bc39'),
    'function setAllocationDelay(address operator, uint32 delay)',
    [me, 4_294_967_295],
  ),
  free('Lido: shares of the pool for the thief', 'A transfer by another name.', async (e) => {
    const steth = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');
    const text = 'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)';
    await e.stand(steth, { [text]: [] });
    return e.read(ask(1, steth, call(text, thief, 10n * E18)), { abis: { [steth]: [text] } });
  }),
];

const more = [
  one(
    'Rocket Pool: into the pool of fees',
    'What the validators earn goes to a pool, and is shared.',
    at('0x1d8f8f00cfa6758d7be78336684788fb0ee0fa46'),
    'function burn(uint256 _rethAmount)',
    [1n],
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...texts, ...numbers, ...later, ...more],
};
