import type { NextConfig } from 'next'
import earlierAddresses from './lib/earlier-addresses.json'
import { version } from './package.json'

// scripts/build.mjs gives the hash of the sources; a bare `next build` or `next dev` has none.
const buildId = process.env.OPENPLAT_BUILD_ID ?? 'development'

const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // no-referrer would make the browser send `Origin: null` and break actions without scripting.
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
  // `npm test` checks types, so the production build skips the check to start sooner.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  serverExternalPackages: ['ioredis', 'libsql', 'pg', 'pg-boss'],
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    turbopackFileSystemCacheForBuild: process.env.OPENPLAT_BUILD_ONCE !== '1',
  },
  generateBuildId: () => buildId,
  env: { OPENPLAT_RELEASE: `${version}+${buildId}` },
  // Browsers request these paths on their own, for example beside a file or a JSON response.
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
      // The header must be set here because Next drops a route handler's own header. Tiles are stored
      // compressed.
      source: '/tiles/:layer((?!basemap)[a-z]+)/:edition/:z/:x/:y',
      headers: [{ key: 'Content-Encoding', value: 'gzip' }],
    },
    { source: '/basemap/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
} satisfies NextConfig
