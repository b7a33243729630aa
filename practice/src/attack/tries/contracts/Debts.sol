// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A debt token as Aave v3 has it: it is minted to whoever borrows, and can neither be sent nor allowed.
contract DebtToken {
    string public name = "Aave Ethereum Variable Debt USDC";
    string public symbol = "variableDebtEthUSDC";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public constant POOL = 0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2;
    address public constant UNDERLYING_ASSET_ADDRESS = 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48;
    uint256 public constant DEBT_TOKEN_REVISION = 3;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address delegatee => uint256)) public borrowAllowance;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        (totalSupply, balanceOf[to]) = (totalSupply + value, balanceOf[to] + value);
        emit Transfer(address(0), to, value);
    }

    function scaledBalanceOf(address owner) external view returns (uint256) {
        return balanceOf[owner];
    }

    function approveDelegation(address delegatee, uint256 amount) external {
        borrowAllowance[msg.sender][delegatee] = amount;
    }

    function transfer(address, uint256) external pure returns (bool) {
        revert("80");
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        revert("80");
    }

    function approve(address, uint256) external pure returns (bool) {
        revert("80");
    }

    function allowance(address, address) external pure returns (uint256) {
        revert("80");
    }
}

interface Sent {
    function transfer(address to, uint256 value) external returns (bool);
}

/// A market as Compound v3 has it: what is taken out beyond what was supplied is owed.
contract Comet {
    Sent public constant baseToken = Sent(0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48);
    mapping(address owner => uint256) public borrowBalanceOf;

    event Withdraw(address indexed src, address indexed to, uint256 amount);

    function symbol() external pure returns (string memory) {
        return "cUSDCv3";
    }

    function decimals() external pure returns (uint8) {
        return 6;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function withdraw(address asset, uint256 amount) external {
        borrowBalanceOf[msg.sender] += amount;
        Sent(asset).transfer(msg.sender, amount);
        emit Withdraw(msg.sender, msg.sender, amount);
    }
}
