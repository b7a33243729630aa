// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// As the connector of Euler's vaults: calls vaults for those who ask it to, or for those who made them operators.
contract Connector {
    struct BatchItem {
        address targetContract;
        address onBehalfOfAccount;
        uint256 value;
        bytes data;
    }

    mapping(address account => mapping(address operator => bool)) public isAccountOperatorAuthorized;
    address public onBehalfOf;

    event OperatorStatus(address indexed account, address indexed operator, bool authorized);

    function setAccountOperator(address account, address operator, bool authorized) external payable {
        require(account == msg.sender);
        isAccountOperatorAuthorized[account][operator] = authorized;
        emit OperatorStatus(account, operator, authorized);
    }

    function call(address targetContract, address onBehalfOfAccount, uint256 value, bytes calldata data)
        external
        payable
        returns (bytes memory)
    {
        return _call(targetContract, onBehalfOfAccount, value, data);
    }

    function batch(BatchItem[] calldata items) external payable {
        for (uint256 n; n < items.length; n++) {
            _call(items[n].targetContract, items[n].onBehalfOfAccount, items[n].value, items[n].data);
        }
    }

    function _call(address to, address account, uint256 value, bytes calldata data) private returns (bytes memory) {
        require(account == msg.sender || isAccountOperatorAuthorized[account][msg.sender]);
        onBehalfOf = account;
        (bool ok, bytes memory result) = to.call{value: value}(data);
        require(ok);
        onBehalfOf = address(0);
        return result;
    }
}
