import { zero } from '../ground.ts';
import { told, type Group } from '../table.ts';
import { one } from '../kits/patient.ts';
import { lensHub } from '../addresses.ts';

const lens = [
  one(
    'Lens: what the profile shows',
    'Name, picture and links of the profile are the thief’s from then on.',
    lensHub,
    'function setProfileMetadataURI(uint256 profileId, string metadataURI)',
    [5n, 'https://moonfarm.example/profile.json'],
    { chain: 137 },
  ),
  one(
    'Lens: the profile is burned',
    'The number is that of the profile, not an amount.',
    lensHub,
    'function burn(uint256 tokenId)',
    [5n],
    { chain: 137, item: 5n, ops: [{ kind: 4, who: zero, amount: 5n }], allowed: [] },
  ),
  told(
    'The sentence or the name of the function says it.',
    one(
      'Lens: the profile follows the thief',
      'He has followers, and pays what he likes to those who follow.',
      lensHub,
      'function follow(uint256 followerProfileId, uint256[] idsOfProfilesToFollow, uint256[] followTokenIds, bytes[] datas) payable returns (uint256[])',
      [5n, [4_242n], [0n], ['0x']],
      { chain: 137 },
    ),
  ),
  told(
    'The sentence or the name of the function says it.',
    one(
      'Lens: whom the profile blocks',
      'It blocks all who warn the user.',
      lensHub,
      'function setBlockStatus(uint256 byProfileId, uint256[] idsOfProfilesToSetBlockStatus, bool[] blockStatus)',
      [5n, [7n, 8n], [true, true]],
      { chain: 137 },
    ),
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...lens],
};
