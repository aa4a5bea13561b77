import { createHash } from 'node:crypto';
import { type Item, itemSize } from 'dynalite/db';
import type { ChangeRecord } from '../dynamodb/changes';
import { region } from '../template/template';

/** Here a table's stream has one shard. */
export const shardId = 'shardId-local';

/** A table's stream in the template. */
export interface StreamDescription {
  readonly arn: string;
  /** `NEW_AND_OLD_IMAGES`, or one of them. */
  readonly viewType: string;
}

const eventName = ({ oldImage, newImage }: ChangeRecord) => {
  if (oldImage === undefined) return 'INSERT';
  return newImage === undefined ? 'REMOVE' : 'MODIFY';
};

/** The record that Lambda passes to a function for a change of an item. */
export const streamRecord = (change: ChangeRecord, { arn, viewType }: StreamDescription) => {
  const { keys: Keys, oldImage, newImage, sequenceNumber: SequenceNumber, at } = change;
  const images: { NewImage?: Item; OldImage?: Item } = {
    ...(newImage && viewType.includes('NEW') && { NewImage: newImage }),
    ...(oldImage && viewType.includes('OLD') && { OldImage: oldImage }),
  };
  return {
    eventID: createHash('md5').update(`${arn} ${SequenceNumber}`).digest('hex'),
    eventName: eventName(change),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    eventSourceARN: arn,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(at / 1000),
      Keys,
      ...images,
      SequenceNumber,
      SizeBytes: [Keys, ...Object.values(images)].reduce((sum, part) => sum + itemSize(part), 0),
      StreamViewType: viewType,
    },
  };
};

export type StreamRecord = ReturnType<typeof streamRecord>;
