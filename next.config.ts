import type { NextConfig } from 'next'
import earlierAddresses from './lib/earlier-addresses.json'
import { version } from './package.json'

// `scripts/build.mjs` sets this hash of the sources. A plain `next build` or `next dev` has no hash.
const buildId = process.env.OPENPLAT_BUILD_ID ?? 'development'

const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // With `no-referrer`, the browser would send plain forms with `Origin: null`, which our server refuses.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

export default {
  agentRules: false,
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // In development Next logs the arguments of server actions, which may include credentials.
  logging: { serverFunctions: false },
  // `npm test` checks the types. The build skips this check, so that a start takes less time.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  serverExternalPackages: ['ioredis', 'libsql', 'pg', 'pg-boss'],
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    turbopackFileSystemCacheForBuild: process.env.OPENPLAT_BUILD_ONCE !== '1',
  },
  generateBuildId: () => buildId,
  env: { OPENPLAT_RELEASE: `${version}+${buildId}` },
  // Browsers request `/favicon.ico` by themselves, for example beside a JSON response.
  redirects: async () => [
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
    ...Object.entries(earlierAddresses).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
  ],
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    {
      // Tiles are stored compressed. The header is set here, because Next drops it from the response of a
      // route handler.
      source: '/tiles/:layer((?!basemap)[a-z]+)/:edition/:z/:x/:y',
      headers: [{ key: 'Content-Encoding', value: 'gzip' }],
    },
    // The address of a feed is a secret, so no referrer may contain it. Feeds have no forms, which would need
    // an origin.
    {
      source: '/:path*/feed.:ending(xml|json)',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
    { source: '/basemap/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
} satisfies NextConfig
