import { expect } from '@jest/globals';
import { built } from '../../../local/build/steps';
import { startCloud } from '../../../local/cloud/start-cloud';
import { OriginServer } from '../../../local/gateway/server';
import { cloud, testOnOwnEngine as test } from '../../support/cloud';

const freePort = async () => {
  const server = new OriginServer();
  const port = await server.listen(0);
  server.close();
  return port;
};

test('a cloud that finds the port of its table taken leaves its own port free', async () => {
  const port = await freePort();
  const starting = startCloud({
    port,
    tablePort: Number(new URL(cloud.table.url).port),
    templateFolder: built.template,
    siteFolder: built.site,
  });
  await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const server = new OriginServer();
  expect(await server.listen(port)).toBe(port);
  server.close();
});
