// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Anything.sol";

/// In the place of protocols that keep positions under numbers: whatever its source says the function is called, the
/// first word is the position of the caller, and the rest whom it goes to. The thief is number 9.
contract ById {
    Token private immutable _token;
    address private immutable _thief;
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => uint256) public kept;
    mapping(uint256 id => uint256) public said;

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }

    function keep(uint256 id, address owner, uint256 value) external {
        _token.transferFrom(msg.sender, address(this), value);
        ownerOf[id] = owner;
        kept[id] += value;
    }

    function collect(uint256 id) external {
        require(msg.sender == _thief && said[id] != 0);
        uint256 value = kept[id];
        kept[id] = 0;
        _token.transfer(msg.sender, value);
    }

    fallback() external payable {
        uint256 id = uint256(bytes32(msg.data[4:36]));
        require(ownerOf[id] == msg.sender);
        said[id] = 1 + uint256(keccak256(msg.data));
    }
}

/// The same, moving it from number to number.
contract Ledger {
    Token private immutable _token;
    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => uint256) public kept;

    constructor(Token token) {
        _token = token;
    }

    function open(uint256 id, address owner, uint256 value) external {
        if (value > 0) _token.transferFrom(msg.sender, address(this), value);
        ownerOf[id] = owner;
        kept[id] += value;
    }

    function take(uint256 id) external {
        require(ownerOf[id] == msg.sender);
        uint256 value = kept[id];
        kept[id] = 0;
        _token.transfer(msg.sender, value);
    }

    /// From the first to the second, all.
    fallback() external payable {
        uint256 from = uint256(bytes32(msg.data[4:36]));
        uint256 to = uint256(bytes32(msg.data[36:68]));
        require(ownerOf[from] == msg.sender);
        kept[to] += kept[from];
        kept[from] = 0;
    }
}

/// Whoever runs it off the chain goes by its events.
contract EventsOnly {
    event Requested(address indexed who, bytes data);

    fallback() external payable {
        emit Requested(msg.sender, msg.data);
    }
}

/// Not even an event: whoever runs it off the chain goes by the calldata.
contract Nothing {
    fallback() external payable {}
}

/// What is kept about people lies in another contract, under hashes of hashes, as GMX has it.
contract Store {
    mapping(bytes32 => uint256) public uints;

    function set(bytes32 key, uint256 value) external {
        uints[key] = value;
    }
}

contract Hashed {
    Token private immutable _token;
    address private immutable _thief;
    Store private immutable _store = new Store();

    constructor(Token token, address thief) {
        _token = token;
        _thief = thief;
    }

    function _key(address who) private pure returns (bytes32) {
        return keccak256(abi.encode(keccak256("SAID"), keccak256(abi.encodePacked("acct", who))));
    }

    function keep(address, uint256 value) external {
        _token.transferFrom(msg.sender, address(this), value);
    }

    function collect(address owner) external {
        require(msg.sender == _thief && _store.uints(_key(owner)) != 0);
        _token.transfer(msg.sender, _token.balanceOf(address(this)));
    }

    fallback() external payable {
        _store.set(_key(msg.sender), uint256(keccak256(msg.data)));
    }
}

/// Members are numbers, and what each said is a bit.
contract Bits {
    Token private immutable _token;
    address private immutable _thief;
    address[] public members;
    mapping(uint256 id => uint256) public said;

    constructor(Token token, address thief, address[] memory members_) {
        _token = token;
        _thief = thief;
        members = members_;
    }

    fallback() external payable {
        uint256 id = uint256(bytes32(msg.data[4:36]));
        for (uint256 n; n < members.length; n++) if (members[n] == msg.sender) said[id] |= 1 << n;
    }

    /// With two of them.
    function carryOut(uint256 id) external {
        require(said[id] == 3);
        _token.transfer(_thief, _token.balanceOf(address(this)));
    }
}
