const full = (dataFolder: string) =>
  `The disk of ${dataFolder} is full: free some space and start again. What was saved before is still there.`;

/** A readable message for a failure of the machine that the developer can fix. */
export const explain = (
  error: NodeJS.ErrnoException,
  { dataFolder, port }: { dataFolder: string; port: number },
): string | undefined => {
  const at = error.path ?? dataFolder;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: is Inkwren running already? Choose another with the setting PORT, such as PORT=3001.`;
    case 'EACCES':
      return error.syscall === 'listen'
        ? `Port ${port} is not allowed on this machine: choose another with the setting PORT, such as PORT=3001.`
        : `${at} cannot be read or written: give yourself the permission, or choose another folder with DATA_DIR.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return full(dataFolder);
    case 'EROFS':
      return `${at} cannot be written, as its disk is read-only: choose another folder with DATA_DIR.`;
    case 'LEVEL_LOCKED':
      return `The data in ${dataFolder} is in use by another run of Inkwren: stop it, or choose another folder with DATA_DIR.`;
  }
  // The pattern is LevelDB's text of the error.
  return /No space left on device/.test(error.message) ? full(dataFolder) : undefined;
};
