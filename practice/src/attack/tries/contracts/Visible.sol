// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Paid {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Old honest protocols that nobody ships the name of. Each pays the caller something that a simulation shows, and what
/// that costs stands in the protocol's own books.
contract Visible {
    Paid private constant _dollars = Paid(0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48);
    /// What the user of the tests has in it.
    uint256 private constant _had = 4_000e6;

    mapping(address user => uint256) public earned;
    mapping(address user => uint256) public stake;
    mapping(address user => uint256) public debt;
    mapping(address user => uint256) public until;
    mapping(address user => bytes32) public code;
    mapping(address user => int256) public position;
    uint256 public kept;

    event Withdrawn(address indexed user, uint256 amount, uint256 penalty);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event Mint(address indexed owner, uint256 amount, address recipient);
    event Relocked(address indexed user, uint256 until);

    function make(address user) external {
        (earned[user], stake[user]) = (_had, _had);
    }

    /// MultiFeeDistribution (Ellipsis, Geist, Radiant): half of what vests is the penalty, for those who are locked.
    function withdraw(uint256 amount) external {
        earned[msg.sender] -= amount * 2;
        kept += amount;
        emit Withdrawn(msg.sender, amount, amount);
        _dollars.transfer(msg.sender, amount);
    }

    /// The same for all that vests.
    function exit() external {
        uint256 all = earned[msg.sender];
        earned[msg.sender] = 0;
        kept += all / 2;
        emit Withdrawn(msg.sender, all / 2, all / 2);
        _dollars.transfer(msg.sender, all / 2);
    }

    /// MasterChef: what is staked comes back, and all that it earned is given up.
    function emergencyWithdraw(uint256 pid) external {
        (uint256 it, uint256 lost) = (stake[msg.sender], earned[msg.sender]);
        (stake[msg.sender], earned[msg.sender]) = (0, 0);
        kept += lost;
        emit EmergencyWithdraw(msg.sender, pid, it);
        _dollars.transfer(msg.sender, it);
    }

    /// Alchemix: what is minted is owed.
    function mint(uint256 amount, address recipient) external {
        debt[msg.sender] += amount;
        emit Mint(msg.sender, amount, recipient);
        _dollars.transfer(recipient, amount);
    }

    /// An airdrop that halves for those who do not wait.
    function claimEarly() external {
        uint256 all = earned[msg.sender];
        earned[msg.sender] = 0;
        kept += all / 2;
        _dollars.transfer(msg.sender, all / 2);
    }

    /// A reward, and four more years.
    function claimAndRelock(bool relock) external {
        if (relock) until[msg.sender] = block.timestamp + 4 * 365 days;
        emit Relocked(msg.sender, until[msg.sender]);
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and a referrer for good.
    function claim(bytes32 its) external {
        code[msg.sender] = its;
        _dollars.transfer(msg.sender, 1e6);
    }

    /// Options: a premium comes, and what it costs when the price moves is owed.
    function write(uint256 strike, uint256 size) external {
        position[msg.sender] -= int256(size);
        until[msg.sender] = strike;
        _dollars.transfer(msg.sender, 50e6);
    }

    /// A curve whose shares stand in its books: all are sold, for what is left after somebody sold before.
    function sell(uint256 amount, uint256 minimum) external {
        stake[msg.sender] -= amount;
        require(minimum <= 1e6);
        _dollars.transfer(msg.sender, 1e6);
    }

    mapping(address user => bool) public open;
    mapping(address user => uint256) public level;
    mapping(uint256 word => uint256) public bits;
    mapping(address user => uint256) public since;
    mapping(bytes32 key => uint256) public byHash;

    event Agreed(address indexed user, bytes32 what);
    event Said(bytes32 what);

    /// A reward, and whoever comes may take the stake.
    function claimOpen() external {
        open[msg.sender] = true;
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and one more of something.
    function claimLevel() external {
        level[msg.sender] += 1;
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and a bit of a word: the number is given for good.
    function claimBit(uint256 index) external {
        bits[index / 256] |= 1 << (index % 256);
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and the waiting time begins again.
    function claimSince() external {
        since[msg.sender] = block.timestamp;
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and what was kept under a hash is gone.
    function claimHashed(uint256 salt) external {
        byHash[keccak256(abi.encode(msg.sender, salt))] = block.number;
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A reward, and a line in the log that those who keep books elsewhere go by.
    function claimSaid() external {
        emit Agreed(msg.sender, bytes32(uint256(0x77)));
        _dollars.transfer(msg.sender, 1e6);
    }

    /// The same without a name in it.
    function claimTold() external {
        emit Said(bytes32(uint256(0x77)));
        _dollars.transfer(msg.sender, 1e6);
    }

    /// A line in the log, and nothing else: SSV ends validators so, and OP Stack carries out what it says.
    function say() external {
        emit Agreed(msg.sender, bytes32(uint256(0x77)));
    }

    /// A debt as large as what comes.
    function claim(uint256 amount) external {
        debt[msg.sender] += amount;
        _dollars.transfer(msg.sender, amount);
    }
}
