import type { Cloud } from '../../local/cloud';

export default async () => {
  const { inkwrenClouds = [] } = globalThis as { inkwrenClouds?: Cloud[] };
  await Promise.all(inkwrenClouds.map((cloud) => cloud.close()));
};
