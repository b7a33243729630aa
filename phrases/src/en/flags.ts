/** What a permission, a role or a place among others is after a change, and what an item does. */
export const stays = 'stays';
export const never = 'neither before nor after';
export const changes = {
  safe: { begins: 'added', ends: 'removed' },
  nft: { begins: 'arrives', ends: 'leaves' },
  permission: { begins: 'granted', ends: 'revoked' },
} as const;
