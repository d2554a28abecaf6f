import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type PluginBuild } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function compileProgram(source: URL, folder: string): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(source)],
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
  return join(folder, basename(source.pathname).replace(/\.ts$/, '.mjs'))
}

function leaveDrivers({ onResolve }: PluginBuild): void {
  const { resolve } = createRequire(import.meta.url)
  onResolve({ filter: /^(libsql|pg|pg-boss)$/ }, ({ path }) => ({ path: resolve(path), external: true }))
}
