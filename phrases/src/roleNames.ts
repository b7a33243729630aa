/**
 * What a role of OpenZeppelin's AccessControl is called. A role is the hash of its name, and only names that many
 * contracts share are known; what a role allows is up to the contract.
 */
export function roleName(role: string): string | undefined {
  return names.get(role.toLowerCase());
}

const names: ReadonlyMap<string, string> = new Map([
  [`0x${'00'.repeat(32)}`, 'DEFAULT_ADMIN_ROLE'],
  ['0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6', 'MINTER_ROLE'],
  ['0x65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a', 'PAUSER_ROLE'],
  ['0x3c11d16cbaffd01df69ce1c404f6340ee057498f5f00246190ea54220576a848', 'BURNER_ROLE'],
  ['0x189ab7a9244df0848122154315af71fe140f3db0fe014031783b0946b8c9d2e3', 'UPGRADER_ROLE'],
  ['0x97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b929', 'OPERATOR_ROLE'],
  ['0x241ecf16d79d0f8dbfb92cbc07fe17840425976cf0667f022fe9877caa831b08', 'MANAGER_ROLE'],
  ['0xb09aa5aeb3702cfd50b6b62bc4532604938f21248a27a1d5ca736082b6819cc1', 'PROPOSER_ROLE'],
  ['0xd8aa0f3194971a2a116679f7c2090f6939c8d4e01a2a8d7e41d55e5351469e63', 'EXECUTOR_ROLE'],
  ['0xfd643c72710c63c0180259aba6b2d05451e3591a24e58b62239378085726f783', 'CANCELLER_ROLE'],
  ['0x5f58e3a2316349923ce3780f8d587db2d72378aed66a8261c916544fa6846ca5', 'TIMELOCK_ADMIN_ROLE'],
  ['0xa49807205ce4d355092ef5a8a18f56e8913cf4a201fbe287825b095693c21775', 'ADMIN_ROLE'],
]);
