/** All items of one user share one partition, whichever slice owns them. */
export const userPartition = (id: string) => `USER#${id}`;

/** Lists of users that grow with the product are divided into this many partitions, which are processed one by one. */
export const shards = 64;

/** The shard of a user on every such list. */
export const shardOf = (id: string): number =>
  [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7) % shards;
