// What Lambda and API Gateway give a function and the engine does not (`lacks.ts`). Loaded before each function of Node.
const { Writable } = require('node:stream');

globalThis.awslambda = {
  streamifyResponse: (handler) => async (event, context) => {
    const chunks = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    await handler(event, stream, context);
    return { ...stream.head, body: Buffer.concat(chunks).toString() };
  },
  HttpResponseStream: { from: (stream, head) => Object.assign(stream, { head }) },
};

const groups = 'cognito:groups';
const parse = JSON.parse;

// The engine's worker parses each event. A list is `[a b]` in it, as of an HTTP API, and `a,b` in the one of a REST API.
JSON.parse = (...args) => {
  const value = parse(...args);
  const claims = (value?.event ?? value)?.requestContext?.authorizer?.claims;
  if (/^\[.*\]$/.test(claims?.[groups])) claims[groups] = claims[groups].slice(1, -1).replaceAll(' ', ',');
  return value;
};
