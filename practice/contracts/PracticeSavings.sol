// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

interface SavedToken {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A vault (ERC-4626) that holds its asset and does nothing with it: a share is worth one, always. Several of its
/// functions can be called at once (as OpenZeppelin's Multicall has it).
contract PracticeSavings is Erc20 {
    address public immutable asset;

    event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(
        address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares
    );

    error CallFailed(uint256 at);

    constructor(address asset_) Erc20("Practice Savings", "sPUSD", 6, 0) {
        asset = asset_;
    }

    function totalAssets() external view returns (uint256) {
        return SavedToken(asset).balanceOf(address(this));
    }

    function convertToShares(uint256 assets) external pure returns (uint256) {
        return assets;
    }

    function convertToAssets(uint256 shares) external pure returns (uint256) {
        return shares;
    }

    function deposit(uint256 assets, address receiver) external returns (uint256) {
        SavedToken(asset).transferFrom(msg.sender, address(this), assets);
        balanceOf[receiver] += assets;
        emit Transfer(address(0), receiver, assets);
        emit Deposit(msg.sender, receiver, assets, assets);
        return assets;
    }

    function redeem(uint256 shares, address receiver, address owner) external returns (uint256) {
        if (msg.sender != owner) _approve(owner, msg.sender, allowance[owner][msg.sender] - shares);
        balanceOf[owner] -= shares;
        emit Transfer(owner, address(0), shares);
        emit Withdraw(msg.sender, receiver, owner, shares, shares);
        SavedToken(asset).transfer(receiver, shares);
        return shares;
    }

    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 at = 0; at < data.length; at++) {
            (bool ok, bytes memory result) = address(this).delegatecall(data[at]);
            if (!ok) revert CallFailed(at);
            results[at] = result;
        }
    }
}
