import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small; one hashed file spares a request for each link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
