/** Everything that belongs to one person lies in one partition, whichever slice owns it. */
export const userPartition = (id: string) => `USER#${id}`;
