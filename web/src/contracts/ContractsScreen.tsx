import { functionOfLine } from '@readback/core/abi/functionLine.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import type { Abi, AbiFunction, Address } from 'viem';
import type { ContractsSearch } from '../app/contractsSearch.ts';
import { useNetworks } from '../data/config.ts';
import type { Network } from '../data/parseConfig.ts';
import { type FormOrigin, useFormOrigin } from '../inbox/formOrigin.ts';
import { Notice } from '../ui/Notice.tsx';
import { AbiPanel } from './AbiPanel.tsx';
import { ContractHead } from './ContractHead.tsx';
import { ContractPicker } from './ContractPicker.tsx';
import styles from './Contracts.module.css';
import { FunctionList } from './FunctionList.tsx';
import { KeptContracts } from './KeptContracts.tsx';
import { useIsOpened } from './opened.ts';
import { partsOf } from './functionParts.ts';
import { functionsOf } from './sortFunctions.ts';
import { useAbi } from './useAbi.ts';
import { useContract } from './useContract.ts';
import { SafeText } from '../ui/SafeText.tsx';

type ContractsScreenProps = { search: ContractsSearch; onSearch: (search: ContractsSearch) => void };

/**
 * Any contract: what it says, and forms for everything that it can be told. A screen that a link filled in asks nobody
 * until the button is pressed, and what its forms make is still the link's request.
 */
export function ContractsScreen({ search, onSearch }: ContractsScreenProps) {
  const networks = useNetworks();
  const filledBy = useFormOrigin('/contracts', search.address ?? '');
  const named = parseAddress(search.address ?? '');
  const address = named.ok ? named.value : undefined;
  const network = networks.find(({ chainId }) => chainId === search.chain);
  const pressed = useIsOpened(search.chain, address);
  const asked = pressed || filledBy === 'own';
  return (
    <section className={styles.screen}>
      <h1>Contracts</h1>
      <p className={styles.lead}>
        Read from and write to any contract. Every write is read back to you before your wallet is asked.
      </p>
      <ContractPicker
        key={`which ${search.chain} ${search.address}`}
        search={search}
        quiet={!asked}
        onSearch={onSearch}
      />
      {filledBy === 'link' ? (
        <Notice tone="caution" tag="From a link" title="A link filled this in.">
          {asked
            ? 'Requests made with its forms count as the link’s until you make them your own.'
            : 'No node was asked yet. Opening the contract asks the network’s node, and the sources that are on for its ABI.'}
        </Notice>
      ) : null}
      {address && network ? (
        <OpenContract
          key={`${network.chainId} ${address}`}
          {...{ network, address, asked, search, filledBy, onSearch }}
        />
      ) : search.address === undefined ? (
        <KeptContracts onSearch={onSearch} />
      ) : (
        <Notice tone="unknown" tag="Unknown" title="This cannot be opened as it is.">
          {address
            ? `Chain ${search.chain ?? 'of this contract'} is not enabled here. Enable it in Settings, or choose another network.`
            : 'The link does not contain a contract address. If it contains a name, press Open contract to look it up.'}
        </Notice>
      )}
    </section>
  );
}

type OpenContractProps = ContractsScreenProps & {
  network: Network;
  address: Address;
  asked: boolean;
  filledBy: FormOrigin;
};

function OpenContract({ network, address, asked, search, filledBy, onSearch }: OpenContractProps) {
  const state = useContract(network.chainId, address, asked);
  const looked = asked && (state.contract !== undefined || state.error !== null);
  const abi = useAbi(network, address, { contract: state.contract, looked });
  const fn = linkedFunction(search);
  const kept = abi.picked !== undefined && abi.picked.how !== 'former' ? abi.picked.kept.abi : undefined;
  const isNobody = state.contract?.own.bytes === 0;
  const known = kept ?? [];
  const isMissing =
    fn !== undefined && !functionsOf(known).some((it) => partsOf(it)?.selector === partsOf(fn)?.selector);
  const shown: Abi = isMissing && abi.ready && !isNobody ? [...known, fn] : known;
  return (
    <>
      <ContractHead network={network} address={address} state={state} asked={asked} />
      {abi.ready && (looked || kept) && !isNobody ? (
        <AbiPanel network={network} address={address} contract={state.contract} abi={abi} asked={asked} />
      ) : null}
      {isMissing && shown.length > 0 ? (
        <p className={styles.sub}>
          The function{' '}
          <b>
            <SafeText text={fn.name} max={120} />
          </b>{' '}
          comes from the link, not from an ABI. Nobody has confirmed that the contract has it, or what its
          arguments are called.
        </p>
      ) : null}
      {shown.length > 0 ? (
        <FunctionList
          network={network}
          address={address}
          abi={shown}
          codeHash={state.contract?.code.hash}
          asked={looked && state.contract !== undefined}
          quiet={!asked}
          search={search}
          filledBy={filledBy}
          onSearch={onSearch}
        />
      ) : null}
    </>
  );
}

function linkedFunction({ fn }: ContractsSearch): AbiFunction | undefined {
  return fn === undefined ? undefined : functionOfLine(fn);
}
