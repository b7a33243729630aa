import { serviceNetworks } from '../../shipped/safe/serviceNetworks.ts';

/**
 * Where a transaction service answers for a network, without a slash at the end. An address that ends in `/api` serves one
 * network; every other one has each below the name that Safe gives it. Undefined for a network that it does not serve.
 */
export function serviceAddressOn(base: string, chainId: number): string | undefined {
  const url = base.replace(/\/+$/, '');
  if (url.endsWith('/api')) return url;
  const name = serviceNetworks[chainId];
  return name === undefined ? undefined : `${url}/${name}/api`;
}
