// The practical limit: a bare node:http server that sends the same headers and the same compressed bytes from memory.
// Reads {status, headers: [[name, value]], body: base64, etag} from standard input.
import { createServer } from 'node:http';

let input = '';
for await (const chunk of process.stdin) input += chunk;
const { headers, body: packed, etag } = JSON.parse(input);
const body = Buffer.from(packed, 'base64');
const all = Object.fromEntries(headers);
const withoutBody = Object.fromEntries(headers.filter(([name]) => name !== 'content-length'));

createServer((request, response) => {
  if (etag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, withoutBody);
    response.end();
    return;
  }
  response.writeHead(200, all);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
