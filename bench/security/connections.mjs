// Attacks by connections alone: requests whose answers are not read, slow senders and slow readers.
import { once } from 'node:events';
import { readdir, readlink, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/prepare.mjs';
import { printTable, quantile, round, verdict } from '../lib/figures.mjs';

const folder = path.join(root, 'build/client/assets');
/**
 * One in ten connections reads slowly. For a local reader the kernel buffers megabytes at once, instead of 50 kB on a
 * real network, and with a thousand readers mainly this copying would be measured.
 */
const slowKinds = [...Array(5).fill('headers'), ...Array(4).fill('body'), 'reader'];

/** The largest built file, which is the worst case for unread answers. */
async function largestAsset() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
}

/** Open connections and other sockets of a process: a client sees the end of a connection only if it reads. */
async function openSockets(pid) {
  const files = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  return links.filter((link) => link.startsWith('socket:')).length;
}

async function open(site) {
  const { hostname, port } = new URL(site.base);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect').catch(() => {});
  return socket;
}

const openMany = (site, count) => Promise.all(Array.from({ length: count }, () => open(site)));

/** Seconds until the program has released the connections, and the highest memory until then. */
async function untilGone(site, before, patience = 90) {
  const started = performance.now();
  let highest = 0;
  for (;;) {
    highest = Math.max(highest, site.rssMb());
    const seconds = (performance.now() - started) / 1000;
    if ((await openSockets(site.pid)) <= before) return { seconds, highest };
    if (seconds > patience) return { seconds: Number.POSITIVE_INFINITY, highest };
    await pause(100);
  }
}

/** Requests the largest file on many connections, and does not read the answers, or only a few bytes a second. */
export async function measureUnread(site) {
  const get = `GET ${await largestAsset()} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const rows = [];
  for (const [connections, requests, bytesASecond] of [
    [1, 900, 0],
    [300, 20, 0],
    [300, 16, 0],
    [300, 16, 10],
  ]) {
    const [memory, sockets] = [site.rssMb(), await openSockets(site.pid)];
    const clients = await openMany(site, connections);
    for (const client of clients) client.pause().write(get.repeat(requests));
    const reading = setInterval(() => {
      for (const client of clients) if (bytesASecond) client.read(bytesASecond);
    }, 1000);
    const { seconds, highest } = await untilGone(site, sockets);
    clearInterval(reading);
    for (const client of clients) client.destroy();
    rows.push({
      connections,
      'requests at once on each': requests,
      'read, bytes a second': bytesASecond,
      'memory before': `${round(memory)} MB`,
      highest: `${round(highest)} MB`,
      more: `${round(highest - memory)} MB`,
      'all gone after': `${round(seconds, 1)} s`,
      limit: `15 s ${verdict(Math.floor(seconds), 15)}`,
    });
    await pause(2000);
  }
  printTable('Answers that nobody reads', rows);
}

/** Waiting times in milliseconds of visitors who request cached and uncached pages one after the other. */
async function visitorsTimes(site, seconds) {
  const times = [];
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n++) {
    const started = performance.now();
    const response = await fetch(site.base + ['/', '/products', '/api/products', '/healthz'][n % 4]);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a visitor is answered ${response.status}`);
    times.push(performance.now() - started);
    await pause(5);
  }
  return times;
}

/** Opens 2,000 connections that send or read as slowly as allowed, while visitors request pages. */
export async function measureSlow(site, count) {
  const get = `GET ${await largestAsset()} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const firsts = {
    headers: 'GET / HTTP/1.1\r\nHost: a\r\n',
    body: 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    reader: get.repeat(16),
  };
  const [with_, without] = [[], []];
  let slowest = 0;
  let highest = 0;
  for (let round_ = 0; round_ < 3; round_++) {
    without.push(...(await visitorsTimes(site, 8)));
    const sockets = await openSockets(site.pid);
    const clients = await openMany(site, count);
    clients.forEach((client, i) => client.pause().write(firsts[slowKinds[i % slowKinds.length]]));
    const sending = setInterval(() => {
      clients.forEach((client, i) => {
        if (slowKinds[i % slowKinds.length] !== 'reader' && client.writable) client.write('x');
      });
    }, 2000);
    const gone = untilGone(site, sockets);
    with_.push(...(await visitorsTimes(site, 8)));
    const { seconds, highest: memory } = await gone;
    clearInterval(sending);
    for (const client of clients) client.destroy();
    slowest = Math.max(slowest, seconds);
    highest = Math.max(highest, memory);
    await pause(1000);
  }
  const [calm, busy] = [quantile(without, 0.95), quantile(with_, 0.95)];
  printTable(`${count} slow connections, three times by turns`, [
    {
      'visitors, 95th percentile': `${round(calm, 1)} ms`,
      'beside them': `${round(busy, 1)} ms`,
      more: `${round((busy / calm - 1) * 100)} %`,
      limit: `20 % ${verdict(busy / calm, 1.2)}`,
      'all gone after': `${round(slowest, 1)} s`,
      'limit ': `15 s ${verdict(Math.floor(slowest), 15)}`,
      'highest memory': `${round(highest)} MB`,
    },
  ]);
}

/** Cost of idle connections, each open after one answer. */
export async function measureIdle(site, count) {
  const before = site.rssMb();
  const clients = await openMany(site, count);
  for (const client of clients) client.resume().write('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n');
  await Promise.all(clients.map((client) => once(client, 'data').catch(() => {})));
  await pause(1000);
  const more = site.rssMb() - before;
  for (const client of clients) client.destroy();
  printTable('Connections that stand open', [
    { connections: count, memory: `+ ${round(more)} MB`, each: `${round((more * 1024) / count, 1)} kB` },
  ]);
}
