// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A resolver whose records live off the chain (ERC-3668, ENSIP-10): it names a gateway, and takes what that answers.
/// It verifies nothing, which is enough for practice: what comes back is as good as the word of the gateway.
contract PracticeFarResolver {
    string private _url;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    constructor(string memory url) {
        _url = url;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = _url;
        revert OffchainLookup(address(this), urls, data, this.answered.selector, data);
    }

    function answered(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}
