import { MeantHere } from '../intent/MeantHere.tsx';
import { functionOfLine } from '@readback/core/abi/functionLine.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import type { Abi, AbiFunction, Address } from 'viem';
import type { ContractsSearch } from '../router/contractsSearch.ts';
import { useNetworks } from '../data/networks/config.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { type FormOrigin, useFormOrigin } from '../router/formOrigin.ts';
import { Notice } from '../ui/Notice.tsx';
import { AbiPanel } from './AbiPanel.tsx';
import { BatchPanel } from './batch/BatchPanel.tsx';
import { ContractHead } from './ContractHead.tsx';
import { ContractPicker } from './ContractPicker.tsx';
import look from '../ui/look/look.module.css';
import styles from './Contracts.module.css';
import { FunctionList } from './FunctionList.tsx';
import { KeptContracts } from './KeptContracts.tsx';
import { useIsOpened } from './opened.ts';
import { partsOf } from './functionParts.ts';
import { functionsOf } from './sortFunctions.ts';
import { Point } from './point/Point.tsx';
import { type AbiState, useAbi } from './useAbi.ts';
import { useTokenFunctions } from './useTokenFunctions.ts';
import { useContract } from './useContract.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';

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
      <h1>{words.title}</h1>
      <p className={look.lead}>{words.lead}</p>
      <ContractPicker
        key={`which ${search.chain} ${search.address}`}
        search={search}
        quiet={!asked}
        onSearch={onSearch}
      />
      {filledBy === 'link' ? (
        <Notice tone="caution" tag={words.fromLink} title={words.linked}>
          {asked ? words.linkedAsked : words.linkedUnasked}
        </Notice>
      ) : null}
      {address && network ? <MeantHere /> : null}
      {address && network ? (
        <OpenContract
          key={`${network.chainId} ${address}`}
          {...{ network, address, asked, search, filledBy, onSearch }}
        />
      ) : search.address === undefined ? (
        <KeptContracts onSearch={onSearch} />
      ) : (
        <Notice tone="unknown" tag={words.unknown} title={words.notOpened}>
          {address === undefined
            ? words.noAddress
            : search.chain === undefined
              ? words.noNetwork
              : fill(words.networkOff, { id: String(search.chain) })}
        </Notice>
      )}
      <BatchPanel />
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
  const code = state.contract?.code;
  const isNobody = state.contract?.own.bytes === 0;
  const standard = useTokenFunctions(network, address);
  const isStandard = standard !== undefined && abi.ready && looked && !isNobody && hasNone(abi);
  const known = kept ?? (isStandard ? standard : []);
  const isMissing =
    fn !== undefined && !functionsOf(known).some((it) => partsOf(it)?.selector === partsOf(fn)?.selector);
  const shown: Abi = isMissing && abi.ready && !isNobody ? [...known, fn] : known;
  return (
    <div className={styles.sides}>
      <div>
        <ContractHead network={network} address={address} state={state} asked={asked} />
        {abi.ready && (looked || kept) && !isNobody ? (
          <AbiPanel
            network={network}
            address={address}
            contract={state.contract}
            abi={abi}
            asked={asked}
            standard={isStandard}
          />
        ) : null}
        {abi.published && code?.hash !== undefined ? (
          <Point
            key={code.hash}
            subject={{ chainId: network.chainId, address: code.address, codeHash: code.hash }}
          />
        ) : null}
      </div>
      {shown.length > 0 ? (
        <div>
          {isMissing ? (
            <p className={styles.sub}>
              <Words
                of={words.linkedFunction}
                values={{
                  name: (
                    <b>
                      <SafeText text={fn.name} max={120} />
                    </b>
                  ),
                }}
              />
            </p>
          ) : null}
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
        </div>
      ) : null}
    </div>
  );
}

/** Whether no ABI was ever here, and no source is asked for one: what a token has by its standard is offered then. */
function hasNone({ picked, fetching }: AbiState): boolean {
  const { state } = fetching;
  return picked === undefined && (state === 'local' || state === 'off');
}

function linkedFunction({ fn }: ContractsSearch): AbiFunction | undefined {
  return fn === undefined ? undefined : functionOfLine(fn);
}
