// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DnsName} from "./DnsName.sol";

interface NameResolvers {
    function resolver(bytes32 node) external view returns (address);
}

interface BatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] calldata requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Names to records and addresses to names in one call, with the functions and errors of ENS's own universal
/// resolver: wildcards (ENSIP-10), records off the chain through a batch gateway (ERC-3668, ENSIP-21), names of
/// addresses of any chain (ENSIP-19), and no name that does not point back.
contract PracticeUniversalResolver is DnsName {
    uint256 private constant ETHEREUM = 60;
    uint256 private constant ANY_EVM = 0x80000000;

    NameResolvers private immutable _registry;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error EmptyAddress();
    error InvalidBatchGatewayResponse();
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    constructor(NameResolvers registry) {
        _registry = registry;
    }

    /// `name` in the wire format of DNS, `data` a call of the resolver; `gateways` are asked for what is off the chain.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory, address)
    {
        (address resolver, bool extended) = _find(name);
        (bool done, bytes memory answer) = _ask(resolver, extended, name, data);
        if (done) return (answer, resolver);
        if (bytes4(answer) == OffchainLookup.selector) _lookUp(resolver, answer, gateways);
        revert ResolverError(answer);
    }

    /// What the batch gateway answered: goes to the resolver that asked, which gives the record.
    function lookedUp(bytes calldata response, bytes calldata extraData) external view returns (bytes memory, address) {
        (address resolver, bytes4 callback, bytes memory extra) = abi.decode(extraData, (address, bytes4, bytes));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures.length != 1 || responses.length != 1) revert InvalidBatchGatewayResponse();
        if (failures[0]) revert ResolverError(responses[0]);
        (bool done, bytes memory answer) =
            resolver.staticcall(abi.encodeWithSelector(callback, responses[0], extra));
        if (!done) revert ResolverError(answer);
        return (abi.decode(answer, (bytes)), resolver);
    }

    /// The name of an address on the chain of `coinType`, if the name gives the same address there.
    function reverseWithGateways(bytes calldata lookup, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (lookup.length == 0) revert EmptyAddress();
        bytes memory back = _encode(_reverseName(lookup, coinType));
        bytes memory answer;
        (answer, reverseResolver) = _record(back, abi.encodeWithSignature("name(bytes32)", _node(back)));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);

        bytes memory name = _encode(primary);
        bytes32 node = _node(name);
        bytes memory points;
        if (coinType == ETHEREUM) {
            (answer, resolver) = _record(name, abi.encodeWithSignature("addr(bytes32)", node));
            points = abi.encodePacked(abi.decode(answer, (address)));
        } else {
            (answer, resolver) = _record(name, abi.encodeWithSignature("addr(bytes32,uint256)", node, coinType));
            points = abi.decode(answer, (bytes));
        }
        if (keccak256(points) != keccak256(lookup)) revert ReverseAddressMismatch(primary, points);
    }

    function _record(bytes memory name, bytes memory data) private view returns (bytes memory answer, address resolver) {
        bool extended;
        bool done;
        (resolver, extended) = _find(name);
        (done, answer) = _ask(resolver, extended, name, data);
        if (!done) revert ResolverError(answer);
    }

    /// The resolver of the name, else that of the nearest name above it, which must then answer for what is below it.
    function _find(bytes memory name) private view returns (address resolver, bool extended) {
        for (uint256 at = 0; name[at] != 0; at += 1 + uint8(name[at])) {
            resolver = _registry.resolver(_nodeFrom(name, at));
            if (resolver == address(0)) continue;
            if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
            extended = _isExtended(resolver);
            if (at > 0 && !extended) break;
            return (resolver, extended);
        }
        revert ResolverNotFound(name);
    }

    function _isExtended(address resolver) private view returns (bool) {
        (bool done, bytes memory answer) =
            resolver.staticcall(abi.encodeWithSignature("supportsInterface(bytes4)", ExtendedResolver.resolve.selector));
        return done && answer.length == 32 && abi.decode(answer, (bool));
    }

    function _ask(address resolver, bool extended, bytes memory name, bytes memory data)
        private
        view
        returns (bool done, bytes memory answer)
    {
        bytes memory call = extended ? abi.encodeCall(ExtendedResolver.resolve, (name, data)) : data;
        (done, answer) = resolver.staticcall(call);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (done && extended) answer = abi.decode(answer, (bytes));
    }

    function _lookUp(address resolver, bytes memory wanted, string[] calldata gateways) private view {
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extra) =
            abi.decode(_afterSelector(wanted), (address, string[], bytes, bytes4, bytes));
        if (sender != resolver) revert ResolverError(wanted);
        BatchGateway.Request[] memory requests = new BatchGateway.Request[](1);
        requests[0] = BatchGateway.Request(sender, urls, data);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(BatchGateway.query, (requests)),
            this.lookedUp.selector,
            abi.encode(resolver, callback, extra)
        );
    }

    function _afterSelector(bytes memory data) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 at = 0; at < rest.length; at++) rest[at] = data[at + 4];
    }

    /// `<address>.addr.reverse`, `<address>.default.reverse`, or `<address>.<coin type>.reverse`; numbers in hex.
    function _reverseName(bytes calldata lookup, uint256 coinType) private pure returns (string memory) {
        string memory space = coinType == ETHEREUM
            ? "addr"
            : coinType == ANY_EVM ? "default" : _hexNumber(coinType);
        return string.concat(_hexBytes(lookup), ".", space, ".reverse");
    }
}
