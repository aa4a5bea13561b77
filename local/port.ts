import net from 'node:net';

/** The ports that browsers and Node's fetch refuse, because they belong to other protocols (the Fetch standard, "bad port"). */
const refused = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** The port in a setting; 0 selects any free one. Throws for an invalid value. */
export const portOf = (setting = '3000'): number => {
  if (!/^\d{1,5}$/.test(setting) || Number(setting) > 65_535)
    throw new Error(`PORT=${setting} is no port: choose a number from 0 to 65535, such as PORT=3001.`);
  if (refused.has(Number(setting)))
    throw new Error(
      `PORT=${setting} is a port that browsers refuse to open: choose another, such as PORT=3001.`,
    );
  return Number(setting);
};

/** Rejects with EADDRINUSE or EACCES when the port is not available. */
export const checkFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });

/** A port that nothing uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
