import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type PluginBuild } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function compileWriter(folder: string): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL('writer.ts', import.meta.url))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    alias: { '@': root },
    plugins: [{ name: 'drivers-stay-where-they-are', setup: leaveDrivers }],
  })
  return join(folder, 'writer.mjs')
}

function leaveDrivers({ onResolve }: PluginBuild): void {
  const { resolve } = createRequire(import.meta.url)
  onResolve({ filter: /^(libsql|pg)$/ }, ({ path }) => ({ path: resolve(path), external: true }))
}
