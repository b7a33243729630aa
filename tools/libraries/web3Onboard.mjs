/** A site that finds wallets and is connected with them by web3-onboard, without its windows. */
import init from '@web3-onboard/core';
import injected from '@web3-onboard/injected-wallets';

const onboard = init({
  wallets: [injected()],
  chains: [
    { id: '0x7a69', token: 'ETH', label: 'Practice chain', rpcUrl: new URL('/rpc', location.href).href },
  ],
  connect: { autoConnectLastWallet: false, disableClose: true },
  accountCenter: { desktop: { enabled: false }, mobile: { enabled: false } },
  notify: { enabled: false },
});

const wallet = () => {
  const [first] = onboard.state.get().wallets;
  if (!first) throw new Error('web3-onboard is not connected.');
  return first;
};

globalThis.libraries ??= {};
globalThis.libraries['web3-onboard'] = {
  async connect(label) {
    const [it] = await onboard.connectWallet({ autoSelect: { label, disableModals: true } });
    return it?.accounts[0]?.address;
  },
  account: () => wallet().accounts[0]?.address,
  chain: () => Number(wallet().chains[0]?.id),
  send: (to, value) =>
    wallet().provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: wallet().accounts[0]?.address, to, value: `0x${BigInt(value).toString(16)}` }],
    }),
  sign: (text) =>
    wallet().provider.request({
      method: 'personal_sign',
      params: [
        `0x${[...new TextEncoder().encode(text)].map((it) => it.toString(16).padStart(2, '0')).join('')}`,
        wallet().accounts[0]?.address,
      ],
    }),
};
