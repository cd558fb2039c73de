import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createMiddleware } from 'hono/factory';
import { acceptsBrotli } from './compress.ts';
import type { AppEnv } from './env.ts';

type Asset = {
  type: string;
  isHashed: boolean;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer };
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the built files from memory. Files with a hash in their name are cached forever, others for an hour. The
 * build writes a .br file beside each.
 */
export async function staticAssets(directory: string) {
  const assets = await readAssets(directory);
  return createMiddleware<AppEnv>(async (c, next) => {
    const asset = assets.get(c.req.path);
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    c.set('route', 'asset');
    const encoding = asset.bodies.br && acceptsBrotli(c.req.header('accept-encoding')) ? 'br' : 'identity';
    const body = asset.bodies[encoding]!;
    c.header('Content-Type', asset.type);
    c.header(
      'Cache-Control',
      asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', asset.etag);
    if (c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(body.length));
    // All readers share one buffer: with a copy for each, clients could decide how much memory the server uses.
    return c.req.method === 'HEAD' ? c.body(null) : c.body(body as Buffer<ArrayBuffer>);
  });
}

async function readAssets(directory: string): Promise<Map<string, Asset>> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const type = types[path.extname(file.name)];
    if (!file.isFile() || !type) continue;
    const absolute = path.join(file.parentPath, file.name);
    const identity = await readFile(absolute);
    const url = `/${path.relative(directory, absolute).split(path.sep).join('/')}`;
    const br = await readFile(`${absolute}.br`).catch(() => undefined);
    assets.set(url, {
      type,
      isHashed: url.startsWith('/assets/'),
      // Weak, because the same file in another encoding counts as the same.
      etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, ...(br ? { br } : {}) },
    });
  }
  return assets;
}
