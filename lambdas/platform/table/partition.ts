/** Everything that belongs to one person lies in one partition, whichever slice owns it. */
export const userPartition = (id: string) => `USER#${id}`;

/** Lists of people that grow with the product are spread over so many partitions, and worked through one by one. */
export const shards = 64;

/** The shard of a person on every such list. */
export const shardOf = (id: string): number =>
  [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7) % shards;
