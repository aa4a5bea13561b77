/** Loads a file as a string, as the build does for `?raw`. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
