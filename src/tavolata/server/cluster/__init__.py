"""Several server processes on one database.

pubsub, redis_pubsub     messages between processes, in memory and over Redis
messages                 the messages themselves and how states merge
peers                    the other processes that have loaded a table
leases, database_leases  which process runs a table's bots and clock
"""
