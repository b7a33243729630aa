// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Dollars.sol";
import "./Multi.sol";

interface Behalf {
    function onBehalfOf() external view returns (address);
}

/// A vault that lends, as Euler's and Aave's do: debts are kept in a token that cannot be sent.
contract Lending is Multi {
    Dollars public immutable asset;
    address public immutable EVC;
    Debt public immutable debt;
    mapping(address owner => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Borrow(address indexed account, uint256 assets);

    constructor(Dollars asset_, address connector) {
        asset = asset_;
        EVC = connector;
        debt = new Debt();
    }

    function deposit(uint256 assets, address receiver) external returns (uint256) {
        asset.transferFrom(msg.sender, address(this), assets);
        balanceOf[receiver] += assets;
        emit Transfer(address(0), receiver, assets);
        return assets;
    }

    function borrow(uint256 assets, address receiver) external returns (uint256) {
        _lend(_caller(), assets, receiver);
        return assets;
    }

    /// As Aave's pool: with mode 2 whatever is not paid back becomes a debt of `onBehalfOf`.
    function flashLoan(
        address receiverAddress,
        address[] calldata,
        uint256[] calldata amounts,
        uint256[] calldata interestRateModes,
        address onBehalfOf,
        bytes calldata,
        uint16
    ) external {
        require(interestRateModes[0] == 2 && onBehalfOf == msg.sender);
        _lend(onBehalfOf, amounts[0], receiverAddress);
    }

    function redeem(uint256 shares, address receiver, address owner) external returns (uint256) {
        require(owner == _caller());
        balanceOf[owner] -= shares;
        emit Transfer(owner, address(0), shares);
        asset.transfer(receiver, shares);
        return shares;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        address from = _caller();
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function _lend(address account, uint256 assets, address receiver) private {
        require(balanceOf[account] >= debt.balanceOf(account) + assets);
        debt.mint(account, assets);
        emit Borrow(account, assets);
        asset.transfer(receiver, assets);
    }

    function _caller() private view returns (address) {
        return msg.sender == EVC ? Behalf(EVC).onBehalfOf() : msg.sender;
    }
}

/// What is owed to the vault. It says nothing of a debt by its name.
contract Debt {
    string public constant name = "Variable Practice Dollar";
    string public constant symbol = "vPUSD";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    address private immutable _vault = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        require(msg.sender == _vault);
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address, uint256) external pure returns (bool) {
        revert("TRANSFER_NOT_SUPPORTED");
    }

    function allowance(address, address) external pure returns (uint256) {
        return 0;
    }
}
