"""The table server for one browser, without any server: the same messages, answered by the same modules."""
