"""What stands between the network and the features: requests are measured before they are read."""
