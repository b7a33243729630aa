// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./Dollars.sol";
import "./Multi.sol";

/// Pays out over time, as Sablier does: the recipient of a stream says where what is due goes.
contract Streams is Multi {
    Dollars private immutable _token;
    uint256 public nextStreamId = 1;
    mapping(uint256 streamId => address) public ownerOf;
    mapping(uint256 streamId => uint128) public withdrawableAmountOf;

    event WithdrawFromLockupStream(uint256 indexed streamId, address indexed to, uint128 amount);

    constructor(Dollars token) {
        _token = token;
    }

    function create(address recipient, uint128 amount) external {
        _token.transferFrom(msg.sender, address(this), amount);
        ownerOf[nextStreamId] = recipient;
        withdrawableAmountOf[nextStreamId++] = amount;
    }

    function withdraw(uint256 streamId, address to, uint128 amount) public payable {
        require(ownerOf[streamId] == msg.sender);
        withdrawableAmountOf[streamId] -= amount;
        _token.transfer(to, amount);
        emit WithdrawFromLockupStream(streamId, to, amount);
    }

    function withdrawMax(uint256 streamId, address to) external payable {
        withdraw(streamId, to, withdrawableAmountOf[streamId]);
    }

    function withdrawMaxAndTransfer(uint256 streamId, address newRecipient) external payable {
        require(ownerOf[streamId] == msg.sender);
        ownerOf[streamId] = newRecipient;
    }
}
