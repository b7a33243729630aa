// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Names in the wire format of DNS (each label after its length, a zero at the end), and their nodes (ERC-137).
abstract contract DnsName {
    bytes16 private constant DIGITS = "0123456789abcdef";

    error DNSEncodingFailed(string ens);
    error DNSDecodingFailed(bytes dns);

    function _encode(string memory name) internal pure returns (bytes memory dns) {
        bytes memory text = bytes(name);
        dns = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 at = 0; at <= text.length; at++) {
            if (at < text.length && text[at] != ".") {
                dns[at + 1] = text[at];
                continue;
            }
            uint256 length = at - start;
            if (length == 0 || length > 255) revert DNSEncodingFailed(name);
            dns[start] = bytes1(uint8(length));
            start = at + 1;
        }
    }

    function _node(bytes memory dns) internal pure returns (bytes32) {
        return _nodeFrom(dns, 0);
    }

    /// The node of what follows `at`.
    function _nodeFrom(bytes memory dns, uint256 at) internal pure returns (bytes32) {
        if (at >= dns.length) revert DNSDecodingFailed(dns);
        uint256 length = uint8(dns[at]);
        if (length == 0) return bytes32(0);
        if (at + 1 + length >= dns.length) revert DNSDecodingFailed(dns);
        bytes32 label;
        assembly {
            label := keccak256(add(add(dns, 33), at), length)
        }
        return keccak256(abi.encode(_nodeFrom(dns, at + 1 + length), label));
    }

    function _hexBytes(bytes memory data) internal pure returns (string memory) {
        bytes memory text = new bytes(data.length * 2);
        for (uint256 at = 0; at < data.length; at++) {
            text[at * 2] = DIGITS[uint8(data[at]) >> 4];
            text[at * 2 + 1] = DIGITS[uint8(data[at]) & 15];
        }
        return string(text);
    }

    function _hexNumber(uint256 number) internal pure returns (string memory) {
        uint256 length = 1;
        while (number >> (4 * length) > 0) length++;
        bytes memory text = new bytes(length);
        for (uint256 at = 0; at < length; at++) text[length - 1 - at] = DIGITS[(number >> (4 * at)) & 15];
        return string(text);
    }
}
